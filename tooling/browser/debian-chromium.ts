import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Parts of Chromium's dependency tree that a headless browser never loads. */
const notNeeded = /^(libllvm|libz3-|libgl1-mesa-dri|libdrm-(amdgpu|radeon|nouveau)|x11-|xdg-|systemd)/;

/**
 * Debian and Ubuntu: apt downloads the signed packages into the cache folder, where they are unpacked. Nothing is
 * installed on the system and no root is needed. Returns the launcher, or undefined on another system.
 */
export function installFromDebian(cache: string): string | undefined {
  if (process.platform !== "linux" || !isExecutable("/usr/bin/apt-get") || !isExecutable("/usr/bin/dpkg-deb"))
    return undefined;
  process.stderr.write("Fetching a Chromium for the browser tests into .cache/ (once)\n");
  const work = join(cache, "apt");
  const root = join(cache, "root");
  const packages = join(cache, "packages");
  rmSync(cache, { recursive: true, force: true });
  for (const folder of [join(work, "lists/partial"), join(work, "cache/archives/partial"), root, packages]) {
    mkdirSync(folder, { recursive: true });
  }
  const apt = aptIn(work, packages);
  apt("update", "-qq");
  apt("download", "-qq", ...packageNames(apt));
  for (const file of readdirSync(packages)) execFileSync("dpkg-deb", ["-x", join(packages, file), root]);
  rmSync(packages, { recursive: true, force: true });
  rmSync(work, { recursive: true, force: true });
  return writeLauncher(cache, root);
}

type Apt = (...args: string[]) => string;

function aptIn(work: string, cwd: string): Apt {
  const settings = [
    `Dir::State=${work}`,
    `Dir::State::lists=${work}/lists`,
    "Dir::State::status=/var/lib/dpkg/status",
    `Dir::Cache=${work}/cache`,
    "Debug::NoLocking=1",
    "APT::Sandbox::User=root",
    "Acquire::Languages=none",
    "Acquire::Retries=3",
  ].flatMap((setting) => ["-o", setting]);
  return (...args) =>
    execFileSync("apt-get", [...settings, ...args], {
      encoding: "utf8",
      cwd,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, LC_ALL: "C", DEBIAN_FRONTEND: "noninteractive" },
      maxBuffer: 64 * 1024 * 1024,
    });
}

function packageNames(apt: Apt): readonly string[] {
  for (const browser of ["chromium-headless-shell", "chromium"]) {
    const plan = planFor(apt, browser);
    if (!plan) continue;
    const planned = plan
      .split("\n")
      .filter((line) => line.startsWith("'"))
      .map((line) => line.split(" ")[1]?.split("_")[0] ?? "");
    // Installed packages are absent from the plan, so the browser itself is always named.
    return [
      ...new Set([
        browser,
        "chromium-common",
        "fonts-liberation",
        ...planned.filter((name) => name && !notNeeded.test(name)),
      ]),
    ];
  }
  throw new Error("apt offers no Chromium");
}

function planFor(apt: Apt, browser: string): string | undefined {
  try {
    return apt("install", "-y", "--no-install-recommends", "--print-uris", "-qq", browser, "fonts-liberation");
  } catch {
    return undefined;
  }
}

function writeLauncher(cache: string, root: string): string {
  const binary = ["chromium-headless-shell", "headless_shell", "chromium"]
    .map((name) => join(root, "usr/lib/chromium", name))
    .find(isExecutable);
  if (!binary) throw new Error("the unpacked packages hold no Chromium");
  const triplet = readdirSync(join(root, "usr/lib")).find((name) => name.includes("-linux-gnu")) ?? "";
  const libraries = [
    `usr/lib/${triplet}`,
    `lib/${triplet}`,
    `usr/lib/${triplet}/nss`,
    `usr/lib/${triplet}/pulseaudio`,
    "usr/lib/chromium",
  ]
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder));
  const fonts = join(cache, "fonts.conf");
  writeFileSync(fonts, fontSettings(join(root, "usr/share/fonts"), join(cache, "font-cache")));
  const launcher = join(cache, "chromium");
  const lines = [
    "#!/bin/sh",
    `export LD_LIBRARY_PATH='${libraries.join(":")}'"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `export FONTCONFIG_FILE='${fonts}'`,
    `exec '${binary}' "$@"`,
  ];
  writeFileSync(launcher, `${lines.join("\n")}\n`, { mode: 0o755 });
  return launcher;
}

/** The same fallback fonts on every machine, so that screenshots and text widths match. */
function fontSettings(folder: string, fontCache: string): string {
  const substitutes = {
    Sans: ["Arial", "Helvetica", "Helvetica Neue", "system-ui", "sans-serif"],
    Serif: ["Times New Roman", "Georgia", "serif"],
    Mono: ["Courier New", "monospace"],
  };
  const matches = Object.entries(substitutes).flatMap(([family, names]) =>
    names.map(
      (name) =>
        `<match target="pattern"><test name="family" qual="any"><string>${name}</string></test>` +
        `<edit name="family" mode="assign" binding="strong"><string>Liberation ${family}</string></edit></match>`,
    ),
  );
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    `<dir>${folder}</dir><cachedir>${fontCache}</cachedir>`,
    ...matches,
    '<match target="font"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>',
    "</fontconfig>",
  ].join("\n");
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
