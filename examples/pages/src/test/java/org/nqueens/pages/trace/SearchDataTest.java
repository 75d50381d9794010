package org.nqueens.pages.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nqueens.search.Decision;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;

/** Nodes that no short search has; transcripts of the command have the others. */
class SearchDataTest {

  @Test
  void hasCausesThatFewSearchesHave() throws JsonProcessingException {
    List<Map<String, Object>> nodes = new ArrayList<>();
    SearchData listener = new SearchData("", nodes::add);
    listener.pruned(0, 1, new Cause.Unexplained());
    listener.failed(new Failure.Unexplained());
    listener.branched(new Branch(1, 0, Decision.assign(0, 0), Branch.Side.REFUTED));
    listener.failed(new Failure.NoPlace("rows", 3));
    listener.branched(new Branch(2, 0, Decision.assign(0, 0), Branch.Side.APPLIED));
    assertThat(new ObjectMapper().writeValueAsString(nodes))
        .isEqualTo(
            """
            [{"type":"node","id":0,"kind":"FAILED","removed":[{"cause":"UNEXPLAINED","squares":[[0,1]]}],"failure":{"cause":"UNEXPLAINED"}},\
            {"type":"node","id":1,"parent":0,"column":0,"relation":"EQUAL","row":0,"side":"REFUTED","formula":"q_0 != 0","kind":"FAILED","removed":[],"failure":{"cause":"NO_PLACE","rule":"rows","value":3}}]""");
  }
}
