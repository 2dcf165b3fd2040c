import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { isExecutable } from "./debian-chromium.ts";

export type InstalledEngine = { readonly name: "Firefox" | "WebKit"; readonly program: string };
/** What is missing, as Debian's packages. */
export type MissingEngine = { readonly name: "Firefox" | "WebKit"; readonly packages: readonly string[] };

/** Where a program is, and whether Python can open a WebKit window: what this machine has. */
export type Machine = {
  readonly pathOf: (program: string) => string | undefined;
  readonly hasWebKitForPython: () => boolean;
};

export function isInstalled(engine: InstalledEngine | MissingEngine): engine is InstalledEngine {
  return "program" in engine;
}

/** The engines besides Chromium, which the project fetches. These come from Debian's packages or not at all. */
export function otherEngines(machine: Machine = thisMachine): readonly (InstalledEngine | MissingEngine)[] {
  const firefox = machine.pathOf("firefox-esr") ?? machine.pathOf("firefox");
  const webkit = machine.pathOf("WebKitWebDriver");
  const missing = [
    ...(webkit ? [] : ["webkit2gtk-driver"]),
    ...["Xvfb", "openbox"].filter((program) => !machine.pathOf(program)).map((program) => program.toLowerCase()),
    ...(machine.hasWebKitForPython() ? [] : ["python3-gi", "gir1.2-webkit2-4.1"]),
  ];
  return [
    firefox ? { name: "Firefox", program: firefox } : { name: "Firefox", packages: ["firefox-esr"] },
    webkit && missing.length === 0 ? { name: "WebKit", program: webkit } : { name: "WebKit", packages: missing },
  ];
}

export function whyNotRun({ name, packages }: MissingEngine): string {
  return `${name}: not installed (apt-get install ${packages.join(" ")})`;
}

const thisMachine: Machine = {
  pathOf: (program) =>
    (process.env["PATH"] ?? "")
      .split(delimiter)
      .map((folder) => join(folder, program))
      .find(isExecutable),
  hasWebKitForPython: () => {
    const check = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
    return spawnSync("/usr/bin/python3", ["-c", check], { timeout: 20_000 }).status === 0;
  },
};
