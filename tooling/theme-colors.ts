import { readFileSync } from "node:fs";

/** A color of the design, for the files that no stylesheet reaches: `themeColor("pine-800")`. */
export function themeColor(name: string, file = "app/styles/theme.css"): string {
  const value = readFileSync(file, "utf8").match(new RegExp(`--color-${name}:\\s*(#[0-9a-fA-F]{6})\\b`))?.[1];
  if (!value) throw new Error(`${file} has no color named ${name}`);
  return value;
}
