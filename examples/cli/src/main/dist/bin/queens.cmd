@echo off
rem Starts the command queens.
rem JAVA_HOME is the JVM to use, else the first java of the PATH; JAVA_OPTS has more options of it.
setlocal
if not defined JAVA_HOME goto path
set "java=%JAVA_HOME%\bin\java.exe"
if exist "%java%" goto start
>&2 echo queens: JAVA_HOME (%JAVA_HOME%) has no bin\java.exe: set it to Java 17 or newer
exit /b 1

:path
set "java=java.exe"
where /q java.exe && goto start
>&2 echo queens: java was not found: install Java 17 or newer, or set JAVA_HOME
exit /b 1

:start
rem The second option is for protobuf from Java 24 on; older JVMs do not know it.
"%java%" -XX:+IgnoreUnrecognizedVMOptions --sun-misc-unsafe-memory-access=allow %JAVA_OPTS% -jar "%~dp0..\queens.jar" %*
exit /b %errorlevel%
