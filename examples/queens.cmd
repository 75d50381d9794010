@echo off
rem Runs the command queens from these sources: builds what is missing or older than they are, and
rem hands the arguments to the launcher of the distribution. Start it once before the first pipe of
rem two commands: unlike the script for POSIX, it does not wait for a build of another start.
setlocal EnableExtensions DisableDelayedExpansion
set "root=%~dp0.."
set "target=%~dp0cli\target"
if not exist "%target%\queens.jar" goto build
if not exist "%target%\bin\queens.cmd" goto build
if not exist "%target%\built" goto build
rem Whether no source is newer than the last build. A file that was removed makes its folder newer.
powershell -NoProfile -Command "$built = (Get-Item -LiteralPath (Join-Path $env:target 'built')).LastWriteTimeUtc; Set-Location -LiteralPath $env:root; $sources = 'pom.xml', '.mvn', 'core/pom.xml', 'core/src/main', 'ortools-backend/pom.xml', 'ortools-backend/src/main', 'examples/pom.xml', 'examples/puzzles/pom.xml', 'examples/puzzles/src/main', 'examples/pages/pom.xml', 'examples/pages/src/main', 'examples/cli/pom.xml', 'examples/cli/src/main'; if (@(Get-Item -Force $sources; Get-ChildItem -Force -Recurse $sources) | Where-Object { $_.LastWriteTimeUtc -gt $built }) { exit 1 }"
if not errorlevel 1 goto run

:build
where /q mvn && goto maven
>&2 echo queens: mvn was not found: install Maven 3.8 or newer
exit /b 1

:maven
>&2 echo queens: building the command, in about a minute; the first time Maven also downloads libraries
if not exist "%target%" mkdir "%target%"
rem Its time is that before the build: a source that changes meanwhile is newer.
type nul > "%target%\building"
pushd "%root%"
call mvn -q -Pquick -pl examples/cli -am package -DskipTests < nul 1>&2
if errorlevel 1 goto failed
popd
if not exist "%target%\bin" mkdir "%target%\bin"
copy /y "%~dp0cli\src\main\dist\bin\queens.cmd" "%target%\bin" > nul || exit /b 1
move /y "%target%\building" "%target%\built" > nul || exit /b 1
powershell -NoProfile -Command "[Console]::Error.WriteLine('queens: built in {0:0} s', ((Get-Date).ToUniversalTime() - (Get-Item -LiteralPath (Join-Path $env:target 'built')).LastWriteTimeUtc).TotalSeconds)"

:run
rem Without `call`, which would read the arguments twice, the launcher takes over.
if not "%~1" == "" "%target%\bin\queens.cmd" %*
"%target%\bin\queens.cmd" help

:failed
popd
>&2 echo queens: the build failed: see the messages of Maven above
exit /b 1
