package org.nqueens.spark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A standalone cluster on the loopback address: a master, and workers with one core each. Its
 * processes run from the jars that Maven has, without a distribution of Spark.
 */
final class LocalCluster implements AutoCloseable {
  private static final Path TARGET = Path.of("target").toAbsolutePath();
  private static final Path PROGRAM = TARGET.resolve("spark-queens.jar");
  private static final Path LIBRARIES = TARGET.resolve("lib");
  private static final String LOOPBACK = "--host 127.0.0.1 --port ";

  private final Path folder;
  private final Path logs;
  private final int port;
  private final List<JavaProcess> processes = new ArrayList<>();
  private final List<JavaProcess> workers = new ArrayList<>();
  private int started;

  /** Starts a master, and waits for its port. */
  LocalCluster() throws IOException, InterruptedException {
    folder = Files.createTempDirectory(Files.createDirectories(TARGET.resolve("cluster")), "run");
    logs = folder.resolve("logs");
    Files.createDirectories(logs);
    // The only folder of a distribution that a worker asks for; it may be empty.
    Files.createDirectories(folder.resolve("home/jars"));
    Files.createDirectories(folder.resolve("local"));
    port = freePort();
    start("master", "org.apache.spark.deploy.master.Master --webui-port 0 " + LOOPBACK + port);
    awaitPort();
  }

  String url() {
    return "spark://127.0.0.1:" + port;
  }

  /** Starts workers until two run; each registers in some seconds. Returns one of them. */
  JavaProcess startWorkers() throws IOException {
    workers.removeIf(worker -> !worker.isAlive());
    while (workers.size() < 2) {
      workers.add(startWorker());
    }
    return workers.get(0);
  }

  private JavaProcess startWorker() throws IOException {
    String command =
        "org.apache.spark.deploy.worker.Worker --cores 1 --memory 512m --webui-port 0 "
            + LOOPBACK
            + "0 --work-dir";
    return start("worker", command, folder.resolve("work-" + started).toString(), url());
  }

  /**
   * Submits the program as the documentation says.
   *
   * @param memory of each executor
   */
  JavaProcess submit(String memory, String... arguments) throws IOException {
    String settings =
        " --conf spark.cores.max=2 --conf spark.scheduler.minRegisteredResourcesRatio=1.0"
            + " --conf spark.driver.host=127.0.0.1 --conf spark.driver.bindAddress=127.0.0.1"
            + " --conf spark.executor.memory="
            + memory
            + " --class org.nqueens.spark.SparkQueens --jars";
    List<String> more =
        new ArrayList<>(
            List.of(
                jars(),
                "--conf",
                "spark.executor.extraJavaOptions=-XX:TieredStopAtLevel=1 " + JavaProcess.LOG,
                PROGRAM.toString()));
    more.addAll(List.of(arguments));
    return start(
        "driver",
        "org.apache.spark.deploy.SparkSubmit --master " + url() + settings,
        more.toArray(String[]::new));
  }

  /** The jars beside the program, without those of OR-Tools, whose copies would take seconds. */
  private static String jars() throws IOException {
    try (Stream<Path> files = Files.list(LIBRARIES)) {
      return files
          .map(Path::toString)
          .filter(name -> name.contains("nqueens-core") || name.contains("picocli"))
          .collect(Collectors.joining(","));
    }
  }

  /** Starts a process by the words of a command, which have no blanks, and more arguments. */
  private JavaProcess start(String name, String command, String... more) throws IOException {
    Map<String, String> environment = new HashMap<>();
    environment.put("SPARK_HOME", folder.resolve("home").toString());
    environment.put("SPARK_DIST_CLASSPATH", sparkJars());
    environment.put("SPARK_SCALA_VERSION", "2.13");
    environment.put("SPARK_LOCAL_IP", "127.0.0.1");
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of(more));
    JavaProcess process =
        JavaProcess.start(logs, name + "-" + started++, environment, sparkJars(), words);
    processes.add(process);
    return process;
  }

  /** The jars of this class path that do not come with the program. */
  private static String sparkJars() {
    try (Stream<Path> files = Files.list(LIBRARIES)) {
      Set<String> ours =
          files.map(path -> path.getFileName().toString()).collect(Collectors.toSet());
      ours.add(PROGRAM.getFileName().toString());
      return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .filter(entry -> entry.endsWith(".jar"))
          .filter(entry -> !ours.contains(Path.of(entry).getFileName().toString()))
          .collect(Collectors.joining(File.pathSeparator));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private void awaitPort() throws InterruptedException {
    for (int attempt = 0; attempt < 300; attempt++) {
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress("127.0.0.1", port), 100);
        return;
      } catch (IOException e) {
        Thread.sleep(100);
      }
    }
    throw new AssertionError("the master does not listen, see " + logs);
  }

  /** What all processes printed, also the executors. */
  String logs() throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(LocalCluster::isLog).sorted().toList()) {
        text.append("=== ").append(folder.relativize(file)).append('\n');
        Files.readString(file)
            .lines()
            .filter(line -> !line.startsWith("Spark Executor Command"))
            .forEach(line -> text.append(line).append('\n'));
      }
    }
    return text.toString();
  }

  private static boolean isLog(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".out") || name.endsWith(".err") || name.equals("stderr");
  }

  @Override
  public void close() {
    processes.forEach(JavaProcess::kill);
  }
}
