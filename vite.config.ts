import { basename, dirname } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { people } from "#content/people.ts";
import { readEnv } from "#server/env.ts";
import { hasSamples } from "#server/ops/launch/sample-records.ts";
import { scopedName } from "#tooling/vite/class-names.ts";
import { colors } from "#tooling/vite/colors.ts";
import { fonts } from "#tooling/vite/fonts.ts";
import { logo } from "#tooling/vite/logo.ts";
import { portraits } from "#tooling/vite/portraits.ts";
import { reportAssets } from "#tooling/vite/report-assets.ts";
import { siteFilesPlugin } from "#tooling/vite/site-files.ts";

/** Route modules are all called `route.tsx`: their folder says which page it is. */
const scriptName = (name: string, moduleId: string | null) =>
  name === "route" && moduleId ? basename(dirname(moduleId)) : name;

export default defineConfig({
  cacheDir: ".cache/vite",
  plugins: [
    reactRouter(),
    colors(),
    fonts(),
    logo(),
    portraits(people),
    reportAssets(),
    siteFilesPlugin(readEnv().builtFor),
  ],
  define: { __SITE_URL__: JSON.stringify(readEnv().builtFor), __HAS_SAMPLES__: String(hasSamples()) },
  // Named, so that development does not find them page by page and reload under the visitor.
  optimizeDeps: {
    include: ["react", "react-dom", "react-dom/client", "react-router", "react-router/dom", "d3-array", "web-vitals"],
  },
  css: { modules: { generateScopedName: scopedName } },
  build: { assetsInlineLimit: 0, target: "es2023" },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: ({ name, facadeModuleId }) => `assets/${scriptName(name, facadeModuleId)}-[hash].js`,
            // A group takes in what its modules import, so the first two files hold all that every page loads. The third
            // holds small parts that most pages share: alone, each would cost more in requests than it weighs.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // Reached from the shell through the industries, but used by some pages only.
                { name: "figure-formats", test: /\/content\/sources\/figure-formats\.ts/, priority: 1 },
                { name: "shell", test: /\/app\/(entry\.client|root)\.tsx/ },
                // Rules of the valuation, for the flow and the private pages. Alone, each would be a small file, and a name in
                // the list of routes that every page loads.
                {
                  name: "valuation-rules",
                  test: /\/domain\/(leads\/utm|website\/default-location|valuation\/(calculate|formula|drivers|financial-inputs|text\/read-profit))\.ts/,
                },
                {
                  name: "design",
                  test: /\/app\/design\/(art\/(band|drawing|engraving|plate|seal)|charts\/marks|ui\/(headline|\w+\/(field|key-number|sample-mark|status|table)))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: {
            index: "virtual:react-router/server-build",
            main: "./server/main.ts",
            "render-worker": "./server/documents/render-worker.ts",
          },
        },
      },
    },
  },
});
