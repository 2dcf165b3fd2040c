import "#tooling/run/require-node.ts";
import { parseArgs } from "node:util";
import { z } from "zod";
import { checkRecordings } from "#tests/contracts/check-recordings.ts";
import { readDescription } from "#tests/contracts/openapi.ts";

/** Checks again what the last run of the tests recorded, and shows every operation. See docs/contracts.md. */
const { values } = parseArgs({ options: { description: { type: "string", multiple: true, default: [] } } });
const given = z.array(z.string().regex(/^\w+=./)).parse(values.description);
const descriptions = given.map((each) => {
  const [vendor, file] = [each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1)];
  return readDescription(z.enum(["openai", "hubspot", "stripe"]).parse(vendor), file);
});
const { lines, passed, faults } = await checkRecordings(descriptions);
process.stdout.write(`${[...lines, ...faults].join("\n")}\n${passed} ok, ${faults.length} not ok\n`);
process.exit(faults.length === 0 ? 0 : 1);
