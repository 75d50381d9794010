package org.nqueens.tutorial;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import org.nqueens.format.ModelText;
import org.nqueens.model.QueensModel;

/** Models in JSON by Jackson, as their text: its default form would lose the domains. */
public final class ModelAsJson {
  private static final class Writer extends StdSerializer<QueensModel> {
    private static final long serialVersionUID = 1L;

    Writer() {
      super(QueensModel.class);
    }

    @Override
    public void serialize(QueensModel model, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      json.writeString(ModelText.of(model));
    }
  }

  private static final class Reader extends StdDeserializer<QueensModel> {
    private static final long serialVersionUID = 1L;

    Reader() {
      super(QueensModel.class);
    }

    @Override
    public QueensModel deserialize(JsonParser json, DeserializationContext context)
        throws IOException {
      return ModelText.parse(json.getText());
    }
  }

  private record Question(String name, QueensModel model) {}

  /** Prints a question as JSON, and whether it is the same when it is read. */
  public static void main(String[] arguments) throws JsonProcessingException {
    SimpleModule models =
        new SimpleModule()
            .addSerializer(QueensModel.class, new Writer())
            .addDeserializer(QueensModel.class, new Reader());
    ObjectMapper mapper = new ObjectMapper().registerModule(models);
    QueensModel model = QueensModel.of(4).toBuilder().place(0, 1).block(3, 3).build();
    Question question = new Question("four queens, one given", model);
    String json = mapper.writeValueAsString(question);
    System.out.println(json);
    System.out.println(mapper.readValue(json, Question.class).equals(question));
  }
}
