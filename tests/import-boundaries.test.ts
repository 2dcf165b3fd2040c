import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";

const forbidden = [
  ["domain/valuation/calculate.ts", "#content/site.ts"],
  ["domain/valuation/calculate.ts", "node:fs"],
  ["domain/valuation/calculate.ts", "react"],
  ["contracts/leads/lead.ts", "#server/env.ts"],
  ["content/site.ts", "#app/design/ui/controls/button.tsx"],
  ["app/design/ui/controls/button.tsx", "#content/site.ts"],
  ["app/design/ui/controls/button.tsx", "#app/shell/cta-banner.tsx"],
  ["app/design/charts/gantt.tsx", "#content/site.ts"],
  ["app/pages/home/hero.tsx", "#app/account/report/report-page.tsx"],
  ["app/valuation/entry/entry.tsx", "#app/pages/home/route.tsx"],
  ["app/valuation/entry/entry.tsx", "#app/account/checkout/checkout-route.tsx"],
  ["app/shell/menu/header.tsx", "#app/pages/home/route.tsx"],
  ["app/pages/home/route.tsx", "#server/env.ts"],
  ["server/store/open.ts", "#server/services/leads/capture-lead.ts"],
  ["server/services/leads/capture-lead.ts", "#server/api/valuation/leads.ts"],
  ["server/api/valuation/leads.ts", "#server/main.ts"],
  ["server/api/valuation/leads.ts", "#server/jobs/crm/crm-lead.ts"],
  ["server/app.ts", "#tests/fakes/monday.ts"],
  ["app/pages/home/route.tsx", "../ui/button.tsx"],
  ["server/app.ts", "../proofs/harness/site.ts"],
  ["tooling/run/command.ts", "../../proofs/harness/site.ts"],
] as const;

const allowed = [
  ["contracts/leads/lead.ts", "#domain/valuation/calculate.ts"],
  ["app/pages/home/hero.tsx", "#app/design/ui/controls/button.tsx"],
  ["app/pages/home/route.tsx", "#app/valuation/entry/entry.tsx"],
  ["server/services/leads/capture-lead.ts", "#server/store/open.ts"],
  ["server/app.ts", "#app/context.ts"],
  ["app/shell/menu/header.tsx", "#content/site.ts"],
  ["proofs/serve/main.ts", "../../server/store/open.ts"],
] as const;

const report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

/** The project's lint settings over a tree of small files, so that the settings themselves are what is tested. */
const root = mkdtempSync(join(tmpdir(), "boundaries-"));

/** Each file with its lines; a case is a line. */
const files = new Map<string, string[]>();

function addLine(file: string, code: string): void {
  files.set(file, [...(files.get(file) ?? []), code]);
}

const found = new Set<string>();
const complaint = (file: string, code: string, rule: string) => `${file}:${files.get(file)?.indexOf(code)} ${rule}`;

const importOf = (imported: string) => `export * from "${imported}";`;
const readingOfEnvironment = "export const port = process.env.PORT;";

beforeAll(() => {
  for (const [file, imported] of [...forbidden, ...allowed]) addLine(file, importOf(imported));
  for (const file of ["server/app.ts", "server/env.ts"]) addLine(file, readingOfEnvironment);
  addLine("domain/first.ts", importOf("./second.ts"));
  addLine("domain/second.ts", importOf("./first.ts"));

  for (const [file, lines] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), lines.join("\n"));
  }
  const { $schema: _schema, vcs: _vcs, ...own } = JSON.parse(readFileSync("biome.json", "utf8"));
  writeFileSync(join(root, "biome.json"), JSON.stringify(own));
  copyFileSync("package.json", join(root, "package.json"));
  const run = spawnSync(
    resolve("node_modules/.bin/biome"),
    ["lint", "--reporter=json", "--max-diagnostics=none", "."],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  for (const { category, location } of report.parse(JSON.parse(run.stdout)).diagnostics)
    found.add(`${location.path}:${location.start.line - 1} ${category}`);
});

afterAll(() => rmSync(root, { recursive: true }));

describe("import direction", () => {
  test.each(forbidden)("%s may not import %s", (file, imported) => {
    expect(found).toContain(complaint(file, importOf(imported), "lint/style/noRestrictedImports"));
  });

  test.each(allowed)("%s may import %s", (file, imported) => {
    expect(found).not.toContain(complaint(file, importOf(imported), "lint/style/noRestrictedImports"));
  });

  test("no file imports itself through another", () => {
    expect(found).toContain(complaint("domain/first.ts", importOf("./second.ts"), "lint/suspicious/noImportCycles"));
  });
});

test("only the environment reader reads the environment", () => {
  const rule = "lint/style/noProcessEnv";
  expect(found).toContain(complaint("server/app.ts", readingOfEnvironment, rule));
  expect(found).not.toContain(complaint("server/env.ts", readingOfEnvironment, rule));
});
