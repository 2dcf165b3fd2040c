import "#tooling/run/require-node.ts";
import { makeOtherFirm } from "#tooling/other-firm/make.ts";
import { runCommand } from "#tooling/run/command.ts";

/** The unit tests, or those named (`-- content server/jobs`), in a copy of the project whose content is another firm's. */
const folder = ".cache/other-firm";
makeOtherFirm(folder);
const { code } = await runCommand("vitest", ["run", ...process.argv.slice(2)], { cwd: folder, show: true });
process.exit(code);
