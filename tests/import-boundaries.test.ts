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
  ["contracts/lead.ts", "#server/env.ts"],
  ["content/site.ts", "#app/design/ui/button.tsx"],
  ["app/design/ui/button.tsx", "#content/site.ts"],
  ["app/design/ui/button.tsx", "#app/shell/cta-banner.tsx"],
  ["app/design/charts/gantt.tsx", "#content/site.ts"],
  ["app/pages/home/hero.tsx", "#app/account/report/report-page.tsx"],
  ["app/valuation/entry/entry.tsx", "#app/pages/home/route.tsx"],
  ["app/valuation/entry/entry.tsx", "#app/account/checkout/checkout-route.tsx"],
  ["app/shell/header.tsx", "#app/pages/home/route.tsx"],
  ["app/pages/home/route.tsx", "#server/env.ts"],
  ["server/store/open.ts", "#server/services/capture-lead.ts"],
  ["server/services/capture-lead.ts", "#server/api/leads.ts"],
  ["server/api/leads.ts", "#server/main.ts"],
  ["server/app.ts", "#tests/fakes/monday.ts"],
  ["app/pages/home/route.tsx", "../ui/button.tsx"],
  ["server/app.ts", "../proofs/harness/site.ts"],
  ["tooling/run/command.ts", "../../proofs/harness/site.ts"],
] as const;

const allowed = [
  ["contracts/lead.ts", "#domain/valuation/calculate.ts"],
  ["app/pages/home/hero.tsx", "#app/design/ui/button.tsx"],
  ["app/pages/home/route.tsx", "#app/valuation/entry/entry.tsx"],
  ["server/services/capture-lead.ts", "#server/store/open.ts"],
  ["server/app.ts", "#app/context.ts"],
  ["app/shell/header.tsx", "#content/site.ts"],
  ["proofs/serve/main.ts", "../../server/store/open.ts"],
] as const;

const readsEnvironment = ["server/app.ts", "server/env.ts"] as const;

const report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.unknown() }) })),
});

/** The project's lint settings over a tree of one-line files, so that the settings themselves are what is tested. */
const root = mkdtempSync(join(tmpdir(), "boundaries-"));
const found = new Set<string>();
const place = (number: number, file: string) => join(`case-${number}`, file);

beforeAll(() => {
  const settings = JSON.parse(readFileSync("biome.json", "utf8"));
  const lines = [
    ...[...forbidden, ...allowed].map(([file, imported]) => [
      file,
      `import { x } from "${imported}";\nconsole.log(x);\n`,
    ]),
    ...readsEnvironment.map((file) => [file, "console.log(process.env.PORT);\n"]),
  ];
  for (const [index, [file = "", code = ""]] of lines.entries()) {
    const folder = join(root, `case-${index}`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
    const { $schema: _schema, vcs: _vcs, ...own } = settings;
    writeFileSync(join(folder, "biome.json"), JSON.stringify(own));
    copyFileSync("package.json", join(folder, "package.json"));
    const run = spawnSync(resolve("node_modules/.bin/biome"), ["lint", "--reporter=json", "."], {
      cwd: folder,
      encoding: "utf8",
    });
    for (const { category } of report.parse(JSON.parse(run.stdout)).diagnostics)
      found.add(`${place(index, file)} ${category}`);
  }
}, 60_000);

afterAll(() => rmSync(root, { recursive: true }));

describe("import direction", () => {
  test.each(forbidden.map(([file, imported], index) => ({ file, imported, index })))(
    "$file may not import $imported",
    ({ file, index }) => {
      expect(found).toContain(`${place(index, file)} lint/style/noRestrictedImports`);
    },
  );

  test.each(allowed.map(([file, imported], index) => ({ file, imported, index: index + forbidden.length })))(
    "$file may import $imported",
    ({ file, index }) => {
      expect(found).not.toContain(`${place(index, file)} lint/style/noRestrictedImports`);
    },
  );
});

test("only the environment reader reads the environment", () => {
  const first = forbidden.length + allowed.length;
  expect(found).toContain(`${place(first, "server/app.ts")} lint/style/noProcessEnv`);
  expect(found).not.toContain(`${place(first + 1, "server/env.ts")} lint/style/noProcessEnv`);
});
