import { z } from "zod";
import { runCommand } from "../../tooling/run/command.ts";
import { type Check, check, notChecked } from "../harness/check.ts";

const vulnerability = z.object({
  name: z.string(),
  severity: z.enum(["info", "low", "moderate", "high", "critical"]),
  range: z.string().optional(),
});

const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), vulnerability),
  metadata: z.object({ dependencies: z.object({ total: z.int() }) }),
});

const failureSchema = z.object({ message: z.string(), statusCode: z.int().optional() });

/** The result of `npm audit --json` as a check: a vulnerability fails it; without an answer it is not checked. */
export function judgeAdvisories(name: string, said: string): Check {
  const json = parsed(said);
  const report = reportSchema.safeParse(json);
  if (report.success) {
    const { vulnerabilities, metadata } = report.data;
    const holes = Object.values(vulnerabilities).map((hole) => `${hole.name} ${hole.range ?? ""}: ${hole.severity}`);
    return check(name, `${metadata.dependencies.total} packages, ${holes.length} with a known hole`, holes);
  }
  const failure = failureSchema.safeParse(json);
  const why = failure.success ? ` (${failure.data.statusCode ?? failure.data.message.slice(0, 60)})` : "";
  return notChecked(name, `not checked: the registry's advisory service does not answer${why}`);
}

/** npm prints other lines before and after the object. */
function parsed(said: string): unknown {
  const [start, end] = [said.indexOf("{"), said.lastIndexOf("}")];
  try {
    return JSON.parse(said.slice(start, end + 1));
  } catch {
    return undefined;
  }
}

export async function advisoryChecks(): Promise<readonly Check[]> {
  const audit = async (...args: readonly string[]) => (await runCommand("npm", ["audit", "--json", ...args])).output;
  return [
    judgeAdvisories("dependencies of the product", await audit("--omit=dev")),
    judgeAdvisories("dependencies of all", await audit()),
  ];
}
