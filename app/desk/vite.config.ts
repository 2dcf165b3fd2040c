import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { scopedName } from "#tooling/vite/class-names.ts";
import { colors } from "#tooling/vite/colors.ts";
import { fonts } from "#tooling/vite/fonts.ts";
import { logo } from "#tooling/vite/logo.ts";

export default defineConfig({
  base: "/desk/",
  cacheDir: resolve(".cache/vite-desk"),
  plugins: [reactRouter(), colors(), fonts(), logo()],
  css: { modules: { generateScopedName: scopedName } },
  build: { assetsInlineLimit: 0, target: "es2023", emptyOutDir: true },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: { index: "virtual:react-router/server-build", "render-desk": resolve("app/desk/render-desk.ts") },
        },
      },
    },
  },
});
