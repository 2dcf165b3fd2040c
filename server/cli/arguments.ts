import { type ParseArgsConfig, parseArgs } from "node:util";
import { type ReportPackage, reportPackages } from "#domain/report/tiers.ts";
import { allJobKinds } from "#server/store/jobs/job-kinds.ts";
import type { LeadFilter } from "#server/store/leads/lead-listing.ts";
import { CommandError, usageError } from "./command-error.ts";
import { timeBefore } from "./dates.ts";

type Shown = { readonly json: boolean };

export type Command =
  | { readonly name: "help" }
  | ({ readonly name: "list"; readonly filter: LeadFilter; readonly limit: number } & Shown)
  | ({
      readonly name: "messages";
      readonly since?: number | undefined;
      readonly suspect: boolean;
      readonly limit: number;
    } & Shown)
  | ({ readonly name: "show"; readonly id: string } & Shown)
  | { readonly name: "export"; readonly filter: LeadFilter; readonly out?: string | undefined; readonly bom: boolean }
  | ({ readonly name: "grant"; readonly id: string; readonly package: ReportPackage; readonly mail: boolean } & Shown)
  | ({ readonly name: "revoke"; readonly id: string; readonly package: ReportPackage } & Shown)
  | ({ readonly name: "failures"; readonly kind?: string | undefined; readonly limit: number } & Shown)
  | ({ readonly name: "requeue"; readonly kind?: string | undefined; readonly id?: string | undefined } & Shown)
  | ({ readonly name: "delete"; readonly who: string; readonly yes: boolean } & Shown)
  | ({ readonly name: "retain"; readonly before: number; readonly yes: boolean } & Shown);

export type Clock = { readonly now: number; readonly timeZone: string };

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const filters = { since: text, "min-score": text, industry: text, "with-contact": flag, undelivered: flag } as const;

/** Parses the arguments after `npm run leads --`. @throws CommandError */
export function readCommand(args: readonly string[], clock: Clock): Command {
  const [name = "help", ...rest] = args;
  const read = Object.hasOwn(readers, name) ? readers[name as keyof typeof readers] : undefined;
  if (!read) throw usageError(`Unknown command: ${JSON.stringify(name)}.`);
  return read(rest, clock);
}

const readers = {
  help: (): Command => ({ name: "help" }),
  "--help": (): Command => ({ name: "help" }),
  "-h": (): Command => ({ name: "help" }),
  list: (args: readonly string[], clock: Clock): Command => {
    const { values } = parsed(args, { ...filters, limit: text, json: flag });
    return {
      name: "list",
      filter: filterOf(values, clock),
      limit: limitOf(values.limit),
      json: values.json,
    };
  },
  messages: (args: readonly string[], clock: Clock): Command => {
    const { values } = parsed(args, { since: text, suspect: flag, limit: text, json: flag });
    const limit = limitOf(values.limit);
    return { name: "messages", since: sinceOf(values.since, clock), suspect: values.suspect, limit, json: values.json };
  },
  show: (args: readonly string[]): Command => {
    const { values, positionals } = parsed(args, { json: flag }, "the id of a lead or a message");
    return { name: "show", id: positionals[0] ?? "", json: values.json };
  },
  export: (args: readonly string[], clock: Clock): Command => {
    const { values } = parsed(args, { ...filters, out: text, bom: flag });
    return { name: "export", filter: filterOf(values, clock), out: values.out, bom: values.bom };
  },
  grant: (args: readonly string[]): Command => {
    const { values, positionals } = parsed(args, { mail: flag, json: flag }, idAndPackage, 2);
    return { name: "grant", ...packageOf(positionals), mail: values.mail, json: values.json };
  },
  revoke: (args: readonly string[]): Command => {
    const { values, positionals } = parsed(args, { json: flag }, idAndPackage, 2);
    return { name: "revoke", ...packageOf(positionals), json: values.json };
  },
  failures: (args: readonly string[]): Command => {
    const { values } = parsed(args, { kind: text, limit: text, json: flag });
    const limit = limitOf(values.limit);
    return { name: "failures", kind: kindOf(values.kind), limit, json: values.json };
  },
  requeue: (args: readonly string[]): Command => {
    const { values } = parsed(args, { kind: text, id: text, "all-dead": flag, json: flag });
    const kind = kindOf(values.kind);
    if (kind === undefined && values.id === undefined && !values["all-dead"])
      throw usageError("Choose which deliveries to retry: --kind, --id or --all-dead.");
    return { name: "requeue", kind, id: values.id, json: values.json };
  },
  delete: (args: readonly string[]): Command => {
    const { values, positionals } = parsed(args, { yes: flag, json: flag }, "an id or an email address");
    return { name: "delete", who: positionals[0] ?? "", yes: values.yes, json: values.json };
  },
  retain: (args: readonly string[], clock: Clock): Command => {
    const { values } = parsed(args, { "older-than": text, yes: flag, json: flag });
    const age = values["older-than"];
    // A date or hours would be too easy to mistype for something that cannot be undone.
    if (age === undefined || !/^\d+d$/.test(age)) throw usageError("Give the age in days, such as --older-than 730d.");
    if (Number.parseInt(age, 10) < 1) throw usageError("--older-than must be at least 1d.");
    return { name: "retain", before: timeBefore(age, clock) ?? 0, yes: values.yes, json: values.json };
  },
} as const;

const idAndPackage = "the id of a lead and a package";

function packageOf([id = "", wanted]: readonly string[]): { readonly id: string; readonly package: ReportPackage } {
  const name = reportPackages.find((each) => each.toLowerCase() === wanted?.toLowerCase());
  if (!name) throw usageError(`The package must be ${reportPackages.join(" or ")}, not ${JSON.stringify(wanted)}.`);
  return { id, package: name };
}

function kindOf(kind: string | undefined): string | undefined {
  const kinds: readonly string[] = allJobKinds;
  if (kind !== undefined && !kinds.includes(kind))
    throw usageError(`--kind must be one of ${kinds.join(", ")}, not ${JSON.stringify(kind)}.`);
  return kind;
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** `wanted` names the required positional arguments, if any, and `count` how many there are. */
function parsed<const Given extends Options>(args: readonly string[], options: Given, wanted?: string, count = 1) {
  try {
    const result = parseArgs({ args: [...args], options, allowPositionals: wanted !== undefined });
    if (wanted !== undefined && (result.positionals.length !== count || !result.positionals[0]))
      throw usageError(`Give exactly ${count === 1 ? "one argument" : "two arguments"}: ${wanted}.`);
    return result;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    // Node's own message continues with advice for programmers.
    throw usageError(`${(error as Error).message.split(". ")[0]}.`);
  }
}

type FilterWords = {
  readonly since?: string | undefined;
  readonly "min-score"?: string | undefined;
  readonly industry?: string | undefined;
  readonly "with-contact": boolean;
  readonly undelivered: boolean;
};

function filterOf(words: FilterWords, clock: Clock): LeadFilter {
  const minScore = words["min-score"];
  return {
    since: sinceOf(words.since, clock),
    minScore: minScore === undefined ? undefined : wholeNumber(minScore, "--min-score", 0),
    industry: words.industry,
    withContact: words["with-contact"],
    undelivered: words.undelivered,
  };
}

function sinceOf(words: string | undefined, clock: Clock): number | undefined {
  if (words === undefined) return undefined;
  const moment = timeBefore(words, clock);
  if (moment === undefined)
    throw usageError(`--since must be 7d, 12h, 2w or a date such as 2026-11-03, not ${JSON.stringify(words)}.`);
  return moment;
}

function wholeNumber(words: string | undefined, option: string, otherwise: number): number {
  if (words === undefined) return otherwise;
  const number = /^\d{1,9}$/.test(words) ? Number(words) : Number.NaN;
  if (Number.isNaN(number)) throw usageError(`${option} must be a whole number, not ${JSON.stringify(words)}.`);
  return number;
}

function limitOf(words: string | undefined): number {
  const limit = wholeNumber(words, "--limit", 50);
  if (limit === 0) throw usageError("--limit must be at least 1.");
  return limit;
}
