import "#tooling/run/require-node.ts";
import { makeOtherFirm } from "#tooling/other-firm/make.ts";
import { runCommand } from "#tooling/run/command.ts";

/** Runs the unit tests, or those named (`-- content server/jobs`), in a copy with another firm's content. */
const folder = ".cache/other-firm";
makeOtherFirm(folder);
const { code } = await runCommand("vitest", ["run", ...process.argv.slice(2)], { cwd: folder, show: true });
process.exit(code);
