import "#tooling/run/require-node.ts";
import { resolve } from "node:path";
import { restore } from "#server/store/restore.ts";
import { contentsInWords, embeddedDataDir, fileArgument } from "#tooling/run/embedded-store.ts";
import { orStop } from "#tooling/run/or-stop.ts";

/** Puts a backup in the place of what the embedded store holds; the site may be running. */
await orStop(async () => {
  const file = fileArgument("npm run restore -- <file>");
  const restored = await restore(embeddedDataDir("pg_restore"), resolve(file), { now: Date.now() });
  process.stdout.write(
    `Restored ${contentsInWords(restored)} from ${file}.\nWhat the store held before is in ${restored.safetyCopy}\n`,
  );
});
