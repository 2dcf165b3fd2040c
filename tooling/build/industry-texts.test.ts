import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { industries } from "#content/industries.ts";
import { industryTexts } from "./stray-content.ts";

/** Room for the keys, the words and the little code that finds them; a page's text would be twenty times as much. */
const limit = 3_000;

/** What a browser would be sent of a module, without what every page has already. */
async function scriptOf(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry, formats: ["es"] },
      rollupOptions: { external: /content\/registry/ },
    },
  })) as Rolldown.RolldownOutput[];
  return built.flatMap(({ output }) => output.map((chunk) => ("code" in chunk ? chunk.code : ""))).join("\n");
}

test("the valuation's script takes the keys and words of the industry pages, and none of their text", async () => {
  const code = await scriptOf("content/valuation-industries.ts");
  for (const { valuation } of industries) {
    expect(code).toContain(valuation.key);
    for (const word of Object.values(valuation.words)) expect(code).toContain(word);
  }
  expect(industryTexts().filter(({ text }) => code.includes(text))).toEqual([]);
  expect(code.length).toBeLessThan(limit);
});
