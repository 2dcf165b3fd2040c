import { join, resolve } from "node:path";
import type { Config } from "@react-router/dev/config";
import { unfinishedBuild } from "#tooling/build/build-folders.ts";

/** The desk is a second application with its own bundles: the public pages do not know its routes. */
export default {
  appDirectory: ".",
  basename: "/desk",
  buildDirectory: resolve(join(unfinishedBuild, "desk")),
  serverBuildFile: "[name].js",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // The server's request guard has compared the origin, also behind a proxy, where this check would not know our host.
  allowedActionOrigins: ["**"],
} satisfies Config;
