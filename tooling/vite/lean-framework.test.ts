import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

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

describe("the parts of the framework that are left out of the browser's script", () => {
  test.each(sources)("are not asked for by %s", (file) => {
    const code = readFileSync(file, "utf8");
    for (const [module, names] of Object.entries(closed)) expect(importsFrom(code, module)).not.toMatch(names);
    for (const use of closedUses) expect(code).not.toMatch(use);
  });
});
