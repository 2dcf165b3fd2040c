import { readEnv } from "#server/env.ts";
import { buildSite } from "#tooling/build/build-site.ts";
import { orStop } from "#tooling/run/or-stop.ts";

await orStop(async () => buildSite(readEnv().siteUrl));
