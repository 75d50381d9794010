package org.nqueens.tutorial;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.format.ModelText;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Explanation;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.search.StopToken;

/** A web service that completes boards; each request has one deadline for all its searches. */
public final class AnswerRequests {
  private record Answer(int status, String text) {}

  private static Answer answer(String body, Duration time) {
    QueensModel model;
    try {
      model = ModelText.parse(body, 100); // a short text can have millions of squares
    } catch (IllegalArgumentException e) {
      return new Answer(400, e.getMessage());
    }
    QueensSolver solver = QueensSolver.builder().stopToken(StopToken.within(time)).build();
    try {
      return solver.explain(model) instanceof Explanation.Infeasible none
          ? new Answer(422, none.message())
          : new Answer(200, solver.findAny(model).orElseThrow().toString());
    } catch (SearchStoppedException e) {
      return new Answer(504, "no answer within " + time);
    }
  }

  /** Starts a service and asks it for four boards. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    // Requests run on platform threads. Searches never pause: with 10 counts on virtual threads and
    // two cores, an idle virtual thread waited 2.6 s for its turn (platform threads: 25 ms).
    InetAddress loopback = InetAddress.getLoopbackAddress();
    HttpServer server = HttpServer.create(new InetSocketAddress(loopback, 0), 0);
    server.createContext(
        "/complete",
        exchange -> {
          try (exchange) {
            String text = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
            boolean quick = "quick".equals(exchange.getRequestURI().getQuery());
            Answer answer = answer(text, quick ? Duration.ZERO : Duration.ofSeconds(30));
            exchange.sendResponseHeaders(answer.status(), 0);
            exchange.getResponseBody().write(answer.text().getBytes(UTF_8));
          }
        });
    server.start();
    try {
      String board = ModelText.of(QueensModel.of(6).toBuilder().place(0, 1).build());
      String none = ModelText.of(QueensModel.of(6).toBuilder().place(0, 0).place(1, 1).build());
      URI address = URI.create("http://localhost:" + server.getAddress().getPort() + "/complete");
      for (String body : List.of(board, none, "6 queens")) {
        System.out.println(post(address, body));
      }
      System.out.println(post(URI.create(address + "?quick"), board));
    } finally {
      server.stop(0);
    }
  }

  private static String post(URI address, String body) throws IOException, InterruptedException {
    var request = HttpRequest.newBuilder(address).POST(BodyPublishers.ofString(body)).build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    return response.statusCode() + " " + response.body();
  }
}
