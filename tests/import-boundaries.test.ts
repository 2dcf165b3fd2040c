import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";

/** What lint says of one file that holds one import. */
function lint(file: string, imported: string): string {
  const { stdout, stderr } = spawnSync("node_modules/.bin/biome", ["lint", `--stdin-file-path=${file}`], {
    input: `import { anything } from "${imported}";\nconsole.log(anything);\n`,
    encoding: "utf8",
  });
  return stdout + stderr;
}

describe("import direction", () => {
  test.each([
    ["domain/valuation/calculate.ts", "#content/site.ts"],
    ["domain/valuation/calculate.ts", "node:fs"],
    ["domain/valuation/calculate.ts", "react"],
    ["contracts/lead.ts", "#server/env.ts"],
    ["content/site.ts", "#app/ui/button.tsx"],
    ["app/ui/button.tsx", "#content/site.ts"],
    ["app/ui/button.tsx", "#app/sections/cta-banner.tsx"],
    ["app/charts/gantt.tsx", "#content/site.ts"],
    ["app/sections/home-hero.tsx", "#app/features/valuation/entry.tsx"],
    ["app/features/valuation/entry.tsx", "#app/routes/home.tsx"],
    ["app/shell/header.tsx", "#app/routes/home.tsx"],
    ["app/routes/home.tsx", "#server/env.ts"],
    ["server/store/open.ts", "#server/usecases/capture-lead.ts"],
    ["server/usecases/capture-lead.ts", "#server/api/leads.ts"],
    ["server/api/leads.ts", "#server/main.ts"],
    ["server/app.ts", "#tests/fakes/monday.ts"],
    ["app/routes/home.tsx", "../ui/button.tsx"],
  ])("%s may not import %s", (file, imported) => {
    expect(lint(file, imported)).toContain("noRestrictedImports");
  });

  test.each([
    ["contracts/lead.ts", "#domain/valuation/calculate.ts"],
    ["app/sections/home-hero.tsx", "#app/ui/button.tsx"],
    ["app/routes/home.tsx", "#app/features/valuation/entry.tsx"],
    ["server/usecases/capture-lead.ts", "#server/store/open.ts"],
    ["server/app.ts", "#app/context.ts"],
    ["app/shell/header.tsx", "#content/site.ts"],
  ])("%s may import %s", (file, imported) => {
    expect(lint(file, imported)).not.toContain("noRestrictedImports");
  });
});

test("only the environment reader reads the environment", () => {
  const read = (file: string) =>
    spawnSync("node_modules/.bin/biome", ["lint", `--stdin-file-path=${file}`], {
      input: "console.log(process.env.PORT);\n",
      encoding: "utf8",
    });
  expect(read("server/app.ts").stderr + read("server/app.ts").stdout).toContain("noProcessEnv");
  expect(read("server/env.ts").stderr + read("server/env.ts").stdout).not.toContain("noProcessEnv");
});
