import { existsSync, readdirSync, readFileSync } from "node:fs";
import { checkExchanges, type Finding, type Part } from "./check-exchanges.ts";
import type { Description } from "./openapi.ts";
import { mondayOperations, operations } from "./operations.ts";
import type { Exchange } from "./recorder.ts";

/** Where `npm test` records what the product and the fake vendors send each other. */
export const recordFolders = {
  browser: ".cache/results/exchanges/browser",
  unit: ".cache/results/exchanges/unit",
} as const;
type Run = keyof typeof recordFolders;

type Report = {
  /** How many operations keep to the contract, counted once per run. */
  readonly passed: number;
  /** One line per run and operation. */
  readonly lines: readonly string[];
  /** Each fault once. */
  readonly faults: readonly string[];
};

const runs = ["browser", "unit"] as const;

/** Against the clients' types, and against descriptions that are at hand. */
export async function checkRecordings(descriptions: readonly Description[] = []): Promise<Report> {
  const recorded = runs.map((run) => ({ run, exchanges: new Set(exchangesIn(recordFolders[run])) }));
  const all = recorded.flatMap(({ exchanges }) => [...exchanges]);
  const findings = [...(await checkExchanges(all)), ...all.flatMap((exchange) => described(exchange, descriptions))];
  const reports = recorded.map(({ run, exchanges }) =>
    reportOn(
      run,
      findings.filter(({ exchange }) => exchanges.has(exchange)),
    ),
  );
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    lines: reports.flatMap(({ lines }) => lines),
    faults: [...new Set(reports.flatMap(({ faults }) => faults))],
  };
}

function described(exchange: Exchange, descriptions: readonly Description[]): readonly Finding[] {
  const { vendor, method, path } = exchange;
  const own = descriptions.filter((each) => each.vendor === vendor);
  if (own.length === 0) return [];
  const [parts] = own.flatMap((each) => {
    const found = each.check(exchange);
    return found ? [found] : [];
  });
  const none: Part = { operation: `${vendor} ${method} ${path}`, part: "request", fault: "not in its description" };
  return (parts ?? [none]).map((part) => ({ ...part, exchange }));
}

function exchangesIn(folder: string): readonly Exchange[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const lines = files.flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").split("\n").filter(Boolean));
  return lines.map((line) => JSON.parse(line) as Exchange);
}

export function reportOn(run: Run, findings: readonly Finding[]): Report {
  const seen = new Set(findings.map(({ operation }) => operation));
  const wrong = findings.flatMap(({ operation, part, fault }) => (fault ? [`${operation}, ${part}: ${fault}`] : []));
  const expected = Object.entries({ ...operations, ...mondayOperations }).flatMap(([name, { inBrowserTests }]) =>
    inBrowserTests === (run === "browser") ? [name] : [],
  );
  const never = expected.filter((name) => !seen.has(name)).map((name) => `${name} was never used in the ${run} tests`);
  const lines = [...seen].toSorted().map((operation) => {
    const kept = findings.filter((each) => each.operation === operation && !each.fault);
    const count = (part: Finding["part"]) => kept.filter((each) => each.part === part).length;
    return `${run} ${operation}: ${count("request")} requests, ${count("answer")} answers`;
  });
  const broken = new Set(findings.flatMap(({ operation, fault }) => (fault ? [operation] : [])));
  return { passed: seen.size - broken.size, lines, faults: [...wrong, ...never] };
}
