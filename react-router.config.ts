import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "#content/registry/registry.ts";
import { unfinishedBuild } from "#tooling/build/build-folders.ts";

export default {
  appDirectory: "app",
  buildDirectory: unfinishedBuild,
  // Two entries share one server bundle: index.js (the framework's, used while prerendering) and main.js (ours).
  serverBuildFile: "[name].js",
  ssr: true,
  prerender: { paths: [...prerenderedPaths], concurrency: 4 },
  routeDiscovery: { mode: "initial" },
} satisfies Config;
