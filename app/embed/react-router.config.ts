import { join, resolve } from "node:path";
import type { Config } from "@react-router/dev/config";
import { unfinishedBuild } from "#tooling/build/build-folders.ts";

/** The frame on partners' sites is a third application: the public pages do not know its route. */
export default {
  appDirectory: ".",
  buildDirectory: resolve(join(unfinishedBuild, "embed")),
  serverBuildFile: "[name].js",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
