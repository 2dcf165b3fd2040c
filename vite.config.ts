import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { people } from "#content/people.ts";
import { readEnv } from "#server/env.ts";
import { hasSamples } from "#tooling/sample-records.ts";
import { fonts } from "#tooling/vite/fonts.ts";
import { leanFramework } from "#tooling/vite/lean-framework.ts";
import { portraits } from "#tooling/vite/portraits.ts";
import { reportKit } from "#tooling/vite/report-kit.ts";
import { routeModuleLoader } from "#tooling/vite/route-module-loader.ts";
import { siteFilesPlugin } from "#tooling/vite/site-files.ts";

/** What the shell and nearly every page's opening and closing need: one file of it compresses better than a dozen. */
const onNearlyEveryPage = [
  "app/root",
  "app/art/(logo|mark|band|drawing|engraving|seal)",
  "app/sections/headline",
  "app/shell/(?!privacy-|intersection-observer-shim|web-vitals)",
  "app/ui/(address-form|as-sent|badge|breadcrumbs|button|class-names|field-error|icon\\.|section|smart-link|text-link|use-hydrated)",
  "content/(actions|error-screen|navigation|registry|site)\\.",
  "domain/website/(address|valuation-query)",
];

/** What closes every page but the home page, whose lower half needs no script. */
const closing = ["app/sections/(action-row|cta-banner)", "content/cta\\."];

/** Small parts of the home page's preview that other pages use too; by themselves they would be a file each. */
const preview = [
  "app/ui/(status|tab-list|use-rotation)",
  "app/charts/(gantt|marks|week-axis)",
  "domain/charts/rounding",
  "app/sections/platform-slide-parts",
  "content/pages/platform-preview\\.",
];

/** What the private pages share; a file each would be named in the list of scripts that every page loads. */
const privatePages = [
  "app/features/private-valuation/(missing-valuation|private-)",
  "app/features/checkout/report-files",
  "app/sections/blank-entry\\.tsx",
  "content/pages/valuation-private",
  "contracts/checkout",
];

const oneOf = (paths: readonly string[]) => new RegExp(`/(${paths.join("|")})`);

export default defineConfig({
  cacheDir: ".cache/vite",
  plugins: [
    tailwindcss(),
    reactRouter(),
    routeModuleLoader(),
    leanFramework(),
    fonts(),
    portraits(people),
    reportKit(),
    siteFilesPlugin(readEnv().builtFor),
  ],
  define: { __SITE_URL__: JSON.stringify(readEnv().builtFor), __HAS_SAMPLES__: String(await hasSamples()) },
  // Named, so that development does not find them page by page and reload under the visitor.
  optimizeDeps: {
    include: ["react", "react-dom", "react-dom/client", "react-router", "react-router/dom", "d3-scale", "web-vitals"],
  },
  build: { assetsInlineLimit: 0, target: "es2023" },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            // The framework stays in caches while the site's own code changes.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: "site", test: oneOf(onNearlyEveryPage) },
                { name: "closing", test: oneOf(closing) },
                { name: "preview", test: oneOf(preview) },
                { name: "private", test: oneOf(privatePages) },
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
