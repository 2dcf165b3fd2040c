import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import type { UserConfig } from "vite";
import { scopedName } from "./class-names.ts";
import { colors } from "./colors.ts";
import { fonts } from "./fonts.ts";
import { logo } from "./logo.ts";

type Name = "desk" | "embed";

/** An application beside the public site, below its own path, whose pages are all rendered for each request. */
export function renderedApplication(name: Name, { plugins = [], ...more }: UserConfig = {}): UserConfig {
  return {
    base: `/${name}/`,
    cacheDir: resolve(`.cache/vite-${name}`),
    plugins: [reactRouter(), colors(), fonts(), logo(), ...plugins],
    css: { modules: { generateScopedName: scopedName } },
    build: { assetsInlineLimit: 0, target: "es2023", emptyOutDir: true },
    environments: {
      ssr: {
        build: {
          rollupOptions: {
            input: {
              index: "virtual:react-router/server-build",
              [`render-${name}`]: resolve(`app/${name}/render-${name}.ts`),
            },
          },
        },
      },
    },
    ...more,
  };
}
