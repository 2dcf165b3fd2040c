import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { colors as palette } from "#content/colors.ts";

/** Writes the colors where `app/app.css` imports them. */
export function colors(): Plugin {
  return {
    name: "amiva:colors",
    configResolved: () => writeColors(resolve(".generated")),
  };
}

export function writeColors(folder: string): void {
  const lines = Object.entries(palette).map(([name, hex]) => `--color-${name}: ${hex};`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "colors.css"), `@layer theme {\n:root {\n${lines.join("\n")}\n}\n}\n`);
}
