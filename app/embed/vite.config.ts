import { defineConfig } from "vite";
import { people } from "#content/people.ts";
import { readEnv } from "#server/env.ts";
import { hasSamples } from "#server/ops/launch/sample-records.ts";
import { portraits } from "#tooling/vite/portraits.ts";
import { renderedApplication } from "#tooling/vite/rendered-application.ts";

export default defineConfig(
  renderedApplication("embed", {
    plugins: [portraits(people)],
    define: { __SITE_URL__: JSON.stringify(readEnv().builtFor), __HAS_SAMPLES__: String(hasSamples()) },
  }),
);
