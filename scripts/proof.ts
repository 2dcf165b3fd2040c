import "#tooling/run/require-node.ts";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { installPackage } from "#tooling/run/install-package.ts";

/** `npm run proof:<name>`: runs a benchmark, a drill or the audit. Installs the packages of `proofs/` on first use. */
const [name = "", ...options] = process.argv.slice(2);
const main = resolve("proofs", name, "main.ts");
const known = globSync("proofs/*/main.ts").map((file) => file.split("/")[1]);
if (!known.includes(name)) {
  process.stderr.write(`Usage: npm run proof:<name>, with one of ${known.toSorted().join(", ")}\n`);
  process.exit(1);
}
await installPackage("proofs");
process.argv = [process.execPath, main, ...options];
await import(pathToFileURL(main).href);
