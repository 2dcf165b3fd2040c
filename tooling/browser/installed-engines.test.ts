import { expect, test } from "vitest";
import { isInstalled, otherEngines, whyNotRun } from "./installed-engines.ts";

const machine = (programs: readonly string[], hasWebKitForPython: boolean) => ({
  pathOf: (program: string) => (programs.includes(program) ? `/usr/bin/${program}` : undefined),
  hasWebKitForPython: () => hasWebKitForPython,
});

const inWords = (programs: readonly string[], hasWebKitForPython: boolean) =>
  otherEngines(machine(programs, hasWebKitForPython)).map((engine) =>
    isInstalled(engine) ? `${engine.name}: ${engine.program}` : whyNotRun(engine),
  );

test("an engine runs when all that it needs is installed", () => {
  expect(inWords(["firefox-esr", "WebKitWebDriver", "Xvfb", "openbox"], true)).toEqual([
    "Firefox: /usr/bin/firefox-esr",
    "WebKit: /usr/bin/WebKitWebDriver",
  ]);
  expect(inWords(["firefox"], false)[0]).toBe("Firefox: /usr/bin/firefox");
});

test("otherwise the packages that are missing are named, and no others", () => {
  expect(inWords([], false)).toEqual([
    "Firefox: not installed (apt-get install firefox-esr)",
    "WebKit: not installed (apt-get install webkit2gtk-driver xvfb openbox python3-gi gir1.2-webkit2-4.1)",
  ]);
  expect(inWords(["WebKitWebDriver", "Xvfb"], true)[1]).toBe("WebKit: not installed (apt-get install openbox)");
  expect(inWords(["WebKitWebDriver", "Xvfb", "openbox"], false)[1]).toBe(
    "WebKit: not installed (apt-get install python3-gi gir1.2-webkit2-4.1)",
  );
});
