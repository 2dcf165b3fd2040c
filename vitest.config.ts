import { configDefaults, defineConfig } from "vitest/config";
import { people } from "#content/people.ts";
import { logo } from "#tooling/vite/logo.ts";
import { portraits } from "#tooling/vite/portraits.ts";

const exclude = [...configDefaults.exclude, "tests/e2e/**", "proofs/**", "build/**", ".cache/**", ".generated/**"];
const isolated = "**/*.isolated.test.{ts,tsx}";
const onPostgres = "**/*.postgres.test.ts";

/** No framework plugin here: units are tested as plain modules; whole pages are the end-to-end tests' matter. */
export default defineConfig({
  plugins: [logo(), portraits(people)],
  define: {
    __SITE_URL__: JSON.stringify("http://localhost:8888"),
    __SOCIAL_VERSION__: JSON.stringify("test"),
    __HAS_SAMPLES__: "true",
  },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    environment: "node",
    pool: "threads",
    maxWorkers: "100%",
    // The build and the static checks run at the same time, and some tests start processes.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    setupFiles: ["tests/support/unit-setup.ts"],
    restoreMocks: true,
    // Components import the class names of a CSS module one by one, so the modules have to be read.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: "non-scoped" } },
    unstubGlobals: true,
    projects: [
      // Files share a worker, which makes the quick loop three times as quick.
      {
        extends: true,
        test: { name: "rules", include: ["**/*.test.ts"], exclude: [...exclude, isolated, onPostgres], isolate: false },
      },
      {
        extends: true,
        test: {
          name: "screens",
          include: ["**/*.test.tsx"],
          exclude: [...exclude, isolated],
          environment: "happy-dom",
          isolate: false,
        },
      },
      // One database server for all of them.
      {
        extends: true,
        test: {
          name: "postgres",
          include: [onPostgres],
          exclude,
          globalSetup: "tests/support/postgres.setup.ts",
          isolate: false,
        },
      },
      // Those that put other modules or globals in place get a worker of their own.
      { extends: true, test: { name: "isolated", include: [isolated], exclude } },
    ],
  },
});
