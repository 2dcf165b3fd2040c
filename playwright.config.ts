import { defineConfig, devices } from "@playwright/test";
import { emptySettings } from "#tooling/run/empty-settings.ts";

const port = process.env["E2E_PORT"] ?? "8899";
const ownerPort = process.env["E2E_OWNER_PORT"] ?? "8898";
const dataDir = ".cache/results/data";
const executablePath = process.env["CHROME_PATH"];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/results/browser",
  fullyParallel: true,
  // Node.js reads TypeScript. Translated once more, the tests of a fresh clone begin six seconds later.
  build: { external: ["**/*.ts"] },
  forbidOnly: true,
  retries: 0,
  // A third worker on two cores took a quarter longer: each starts a site for the files it has tests of.
  workers: "100%",
  // Generous, so that a busy machine is slow and not red: a passing test does not wait for them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // To draw what moves takes a third of a visit; tests that need motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    },
    // Recording costs a third of the run; ask for it when you need it: npx playwright test --trace on
    trace: "off",
  },
  webServer: [
    { command: `node tests/fakes/owner-site.ts --port ${ownerPort}`, url: `http://localhost:${ownerPort}/` },
    {
      command: "node scripts/start.ts",
      url: `http://localhost:${port}/api/health`,
      env: {
        ...emptySettings,
        PORT: port,
        SITE_URL: "http://localhost:8888",
        DATA_DIR: dataDir,
        LOG_LEVEL: "error",
        TRUST_PROXY: "true",
        READER_ALLOW_HOSTS: `localhost:${ownerPort}`,
      },
      timeout: 120_000,
    },
  ],
  metadata: { ownerSite: `http://localhost:${ownerPort}`, dataDir },
});
