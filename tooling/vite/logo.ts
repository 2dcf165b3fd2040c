import type { Plugin } from "vite";
import { site } from "#content/site.ts";
import { firmLogo } from "#tooling/logo/logo.ts";

const source = "virtual:logo";
const resolved = `\0${source}`;

/** Exports the firm's logo as `virtual:logo` (typed in app/design/art/firm-logo.d.ts). */
export function logo(): Plugin {
  return {
    name: "amiva:logo",
    resolveId: (id) => (id === source ? resolved : null),
    load: (id) => (id === resolved ? logoModule() : null),
  };
}

export async function logoModule(): Promise<string> {
  return `export const logo = ${JSON.stringify({ label: site.brand, ...(await firmLogo()) })};`;
}
