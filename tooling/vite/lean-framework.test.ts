import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What the built site cannot do any more (lean-framework.ts) although it works in development. */
const closed = {
  react: /\b(Activity|ViewTransition|SuspenseList|unstable_\w+|useActionState)\b/,
  "react-dom": /\b(useFormState)\b/,
  "react-router": /\b(Await|Form|PrefetchPageLinks|useActionData|useFetchers?|useFormAction|useSubmit)\b/,
};
const closedUses = [
  /<(Nav|Smart)?Link[^>]*\bprefetch=/,
  /export (async )?(const|function) (client)?[aA]ction\b/,
  /<[a-z]+-[a-z-]+[\s>]/,
];

const sources = readdirSync("app", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes(".test."))
  .map((entry) => join(entry.parentPath, entry.name));

function importsFrom(code: string, module: string): string {
  return [...code.matchAll(/import ([^;]*?) from "([^"]+)";/g)]
    .filter(([, , from]) => from === module)
    .map(([, names]) => names)
    .join();
}

test("what is left out of the browser's script is not asked for", () => {
  const askers = sources.filter((file) => {
    const code = readFileSync(file, "utf8");
    const isImported = Object.entries(closed).some(([module, names]) => names.test(importsFrom(code, module)));
    return isImported || closedUses.some((use) => use.test(code));
  });
  expect(sources.length).toBeGreaterThan(100);
  expect(askers).toEqual([]);
});
