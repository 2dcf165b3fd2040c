import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

type ContentString = { readonly where: string; readonly text: string };

/** Every string of the content, with its file and path. */
export async function contentStrings(folder = "content"): Promise<readonly ContentString[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("schemas"),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      return stringsIn(await import(pathToFileURL(resolve(path)).href), path);
    }),
  );
  return found.flat();
}

function stringsIn(value: unknown, where: string): readonly ContentString[] {
  if (typeof value === "string") return [{ where, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${where} ${key}`));
}
