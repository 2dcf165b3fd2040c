import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/security.md", "utf8");
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| V"))
  .map((line) => line.split(" | ").map((cell) => cell.replaceAll(/^\| | \|$/g, "")));

type Proof = { readonly file: string; readonly title: string | undefined };
const proofs: readonly Proof[] = [...page.matchAll(/`([\w./-]+\.(?:test|spec|contract)\.tsx?)`(?: "([^"]+)")?/g)].map(
  ([, file = "", title]) => ({ file, title }),
);
const auditChecks = [...new Set([...page.matchAll(/audit "([^"]+)"/g)].map(([, name = ""]) => name))];

test("the chapters of ASVS are all there, and every row has a threat, an answer and a proof", () => {
  const chapters = new Set(rows.flatMap(([chapter = ""]) => chapter.match(/V\d+/g) ?? []));
  expect([...chapters].map((chapter) => Number(chapter.slice(1))).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 14 }, (_, index) => index + 1),
  );
  for (const row of rows) {
    expect(row).toHaveLength(4);
    expect(row[3]).toMatch(/audit "|\.(test|contract)\.tsx?`/);
  }
});

test("every test that is named exists, under that title", () => {
  expect(proofs.length).toBeGreaterThan(30);
  const missing = proofs.filter(
    ({ file, title }) => !title || !existsSync(file) || !readFileSync(file, "utf8").includes(`"${title}"`),
  );
  expect(missing).toEqual([]);
});

test("every check of the audit that is named is one that it makes", () => {
  const sources = globSync("proofs/security/**/*.ts", { exclude: ["**/*.test.ts"] });
  const code = sources.map((file) => readFileSync(file, "utf8")).join("\n");
  // Some are made of a part's name and what is looked at: "fuzz: memory bounded".
  const isMade = (name: string) => {
    const [part = "", what = ""] = name.split(": ");
    const isWritten = code.includes(`"${part}"`) || code.includes(`\`${part}: `);
    return code.includes(`"${name}"`) || (isWritten && (code.includes(`: ${what}\``) || code.includes(`"${what}"`)));
  };
  expect(auditChecks.filter((name) => !isMade(name))).toEqual([]);
  expect(auditChecks.length).toBeGreaterThan(20);
});
