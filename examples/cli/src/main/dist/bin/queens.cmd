@echo off
rem Starts the command queens.
rem JAVA_HOME is the JVM to use, else the first java of the PATH; JAVA_OPTS has more options of it.
rem Delayed expansion, which a caller may have on, would take exclamation marks out of paths.
setlocal EnableExtensions DisableDelayedExpansion
if not defined JAVA_HOME goto path
rem Quotation marks around the value would end those around the path.
set "java=%JAVA_HOME:"=%\bin\java.exe"
if exist "%java%" goto start
>&2 echo queens: JAVA_HOME ("%JAVA_HOME:"=%") has no bin\java.exe: set it to Java 17 or newer
exit /b 1

:path
set "java=java.exe"
where /q java.exe && goto start
>&2 echo queens: java was not found: install Java 17 or newer, or set JAVA_HOME
exit /b 1

:start
rem The second option is for protobuf from Java 24 on; older JVMs do not know it. The JVM would print
rem its warnings on standard output.
"%java%" -XX:+IgnoreUnrecognizedVMOptions --sun-misc-unsafe-memory-access=allow -Xlog:disable "-Xlog:all=error:stderr" %JAVA_OPTS% -jar "%~dp0..\queens.jar" %*
exit /b %errorlevel%
