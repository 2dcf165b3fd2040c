import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { people } from "#content/people.ts";
import { readEnv } from "#server/env.ts";
import { fonts } from "#tooling/vite/fonts.ts";
import { portraits } from "#tooling/vite/portraits.ts";
import { routeModuleLoader } from "#tooling/vite/route-module-loader.ts";
import { siteFilesPlugin } from "#tooling/vite/site-files.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    routeModuleLoader(),
    fonts(),
    portraits(people),
    siteFilesPlugin(readEnv().siteUrl),
  ],
  define: { __SITE_URL__: JSON.stringify(readEnv().siteUrl) },
  build: { assetsInlineLimit: 0, target: "es2023" },
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: { index: "virtual:react-router/server-build", main: "./server/main.ts" } },
      },
    },
  },
});
