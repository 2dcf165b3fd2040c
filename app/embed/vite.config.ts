import { resolve } from "node:path";
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

export default defineConfig({
  base: "/embed/",
  cacheDir: resolve(".cache/vite-embed"),
  plugins: [reactRouter(), colors(), fonts(), logo(), portraits(people)],
  define: { __SITE_URL__: JSON.stringify(readEnv().builtFor), __HAS_SAMPLES__: String(hasSamples()) },
  css: { modules: { generateScopedName: scopedName } },
  build: { assetsInlineLimit: 0, target: "es2023", emptyOutDir: true },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: { index: "virtual:react-router/server-build", "render-embed": resolve("app/embed/render-embed.ts") },
        },
      },
    },
  },
});
