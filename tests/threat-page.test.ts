import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/security.md", "utf8");
/** The chapters under '## Threats and answers', each with its threats: an answer, then a list of proofs. */
const chapters = (page.split("\n## ").find((part) => part.startsWith("Threats and answers")) ?? "")
  .split("\n### ")
  .slice(1);
const threats = chapters.flatMap((chapter) => chapter.split("\n\n").filter((part) => part.startsWith("**")));

type Proof = { readonly file: string; readonly title: string | undefined };
const proofs: readonly Proof[] = [...page.matchAll(/`([\w./-]+\.(?:test|spec|contract)\.tsx?)`(?:\s+"([^"]+)")?/g)].map(
  ([, file = "", title]) => ({ file, title }),
);
const auditChecks = [...new Set([...page.matchAll(/audit "([^"]+)"/g)].map(([, name = ""]) => name))];

test("every chapter of ASVS is there, and every threat has an answer and a proof", () => {
  const numbers = new Set(chapters.flatMap((chapter) => chapter.split("\n")[0]?.match(/V\d+/g) ?? []));
  expect([...numbers].map((number) => Number(number.slice(1))).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 14 }, (_, index) => index + 1),
  );
  expect(threats.length).toBeGreaterThan(50);
  for (const threat of threats) {
    expect(threat).toMatch(/^\*\*[^*]+\.\*\* \S/);
    expect(threat).toMatch(/\n- (audit "|`[\w./-]+\.(test|contract)\.tsx?`)/);
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
