import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { people } from "../../../content/people.ts";
import { writeFonts } from "../../../tooling/fonts/subsets.ts";
import { writeColors } from "../../../tooling/vite/colors.ts";
import { logoModule } from "../../../tooling/vite/logo.ts";
import { portraitModule } from "../../../tooling/vite/portraits.ts";

/** Writes what our build generates for its components where the builds of the peers expect it. */
export async function preparePeers(): Promise<void> {
  writeColors(resolve(".generated"));
  await writeFonts(resolve(".generated/fonts"));
  const folder = resolve("proofs/pages/.generated");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "logo.js"), await logoModule());
  const portraits = join(folder, "portraits");
  const photographs = resolve("content/people/photographs");
  const drawn = await portraitModule("virtual:portraits", people, { folder: portraits, photographs });
  const code = drawn.replaceAll(`"${portraits}/`, '"./portraits/');
  writeFileSync(join(folder, "portraits.js"), code);
}
