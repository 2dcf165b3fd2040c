import { readFile } from "node:fs/promises";
import { minify, transformWithOxc } from "vite";
import { embedWords } from "#content/partner-site/embed.ts";

const source = "app/embed/partner-page/show-frame.ts";

/** `/embed.js`, the script on partners' pages: one file without imports, for browsers since 2020. */
export async function frameScript(): Promise<string> {
  const typed = await readFile(source, "utf8");
  const words = { __FRAME_TITLE__: JSON.stringify(embedWords.title), __LINK_TEXT__: JSON.stringify(embedWords.link) };
  const { code } = await transformWithOxc(typed, source, { target: "es2020", define: words });
  // In a function, so that nothing of it becomes a global of the partner's page.
  return (await minify("embed.js", `(() => {${code}})();`, { module: false })).code;
}
