import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { findSampleRecords } from "./sample-records.ts";

/** A person's file is shown by its place in `content/people.ts`. */
test("no file of the content has a sample that is not listed", async () => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/^(schemas|people)\//.test(file),
  );
  const all: Record<string, Record<string, unknown>> = {};
  for (const file of files) {
    const path = join("content", file);
    all[path] = await import(pathToFileURL(resolve(path)).href);
  }
  const listed = findSampleRecords().map(({ text }) => text);
  const forgotten = findSampleRecords(all).filter(({ text }) => !listed.includes(text));
  expect(forgotten).toEqual([]);
});

test("names the file and the place of a sample", () => {
  const files = {
    "content/quotes.ts": {
      quotes: [
        { text: "Good.", sample: true },
        { text: "Real.", sample: false },
      ],
    },
  };
  expect(findSampleRecords(files)).toEqual([{ where: "content/quotes.ts quotes.0", text: '{"text":"Good."}' }]);
});
