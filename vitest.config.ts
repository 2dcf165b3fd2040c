import { configDefaults, defineConfig } from "vitest/config";
import { people } from "#content/people.ts";
import { portraits } from "#tooling/vite/portraits.ts";

/** No framework plugin here: units are tested as plain modules; whole pages are the end-to-end tests' matter. */
export default defineConfig({
  plugins: [portraits(people)],
  define: { __SITE_URL__: JSON.stringify("http://localhost:8888"), __SOCIAL_VERSION__: JSON.stringify("test") },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "tests/e2e/**", "build/**", ".cache/**", ".generated/**"],
    environment: "node",
    restoreMocks: true,
  },
});
