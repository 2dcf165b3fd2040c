import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { leadsAsCsv } from "#server/services/exports/lead-export.ts";
import { failedJobs } from "#server/store/jobs/failed-jobs.ts";
import { requeue } from "#server/store/jobs/job-maintenance.ts";
import { newestLeads } from "#server/store/leads/lead-listing.ts";
import { type Command, readCommand } from "./arguments.ts";
import { type CommandContext, pluralize, print, printJson } from "./command-context.ts";
import { CommandError, exitCodeOf, notFound } from "./command-error.ts";
import { deliverySubjects } from "./deliveries.ts";
import { runGrant, runRevoke } from "./grant.ts";
import { help } from "./help.ts";
import { failureLine, failureTable } from "./list-failures.ts";
import { leadLine, leadTable, listedLeads } from "./list-leads.ts";
import { listedMessages, messageLine, messageTable } from "./list-messages.ts";
import { runDelete, runPurge } from "./remove.ts";
import { findSubject, shown, shownAsJson } from "./show.ts";

type Opened = Omit<CommandContext, "out" | "ask" | "now" | "timeZone">;
type RunSettings = Omit<CommandContext, "store" | "env"> & {
  readonly err: Writable;
  /** Opened only for a command that needs the store. */
  open(): Promise<Opened>;
};

/** Runs the command and returns the exit code. */
export function runLeads(args: readonly string[], { err, open, ...rest }: RunSettings): Promise<number> {
  return exitCodeOf(err, async () => {
    const command = readCommand(args, rest);
    if (command.name === "help") return print(rest, help);
    const opened = await open();
    try {
      await runCommand(command, { ...rest, ...opened });
    } finally {
      await opened.store.close();
    }
  });
}

function runCommand(command: Exclude<Command, { name: "help" }>, context: CommandContext): Promise<void> {
  switch (command.name) {
    case "list":
      return runList(context, command);
    case "messages":
      return runMessages(context, command);
    case "show":
      return runShow(context, command);
    case "export":
      return runExport(context, command);
    case "grant":
      return runGrant(context, command);
    case "revoke":
      return runRevoke(context, command);
    case "failures":
      return runFailures(context, command);
    case "requeue":
      return runRequeue(context, command);
    case "delete":
      return runDelete(context, command);
    case "retain":
      return runPurge(context, command);
  }
}

type Of<Name extends Command["name"]> = Extract<Command, { name: Name }>;

async function runList(context: CommandContext, { filter, limit, json }: Of<"list">): Promise<void> {
  const { items, more } = await listedLeads(context.store, filter, limit);
  if (json) return printJson(context, items.map(leadLine));
  if (items.length === 0) return print(context, "No leads.\n");
  await print(context, leadTable(items, context.timeZone));
  if (more) await print(context, `There are more. Add --limit ${limit * 4} to see more.\n`);
}

async function runMessages(context: CommandContext, { since, suspect, limit, json }: Of<"messages">): Promise<void> {
  const { items, more } = await listedMessages(context.store, { since, suspect }, limit);
  if (json) return printJson(context, items.map(messageLine));
  if (items.length === 0) return print(context, "No messages.\n");
  await print(context, messageTable(items, context.timeZone));
  if (more) await print(context, `There are more. Add --limit ${limit * 4} to see more.\n`);
}

async function runShow(context: CommandContext, { id, json }: Of<"show">): Promise<void> {
  const subject = await findSubject(context.store, id);
  if (json) return printJson(context, await shownAsJson(context, subject));
  await print(context, await shown({ ...context, siteUrl: context.env.siteUrl }, subject));
}

async function runExport(context: CommandContext, { filter, out, bom }: Of<"export">): Promise<void> {
  const pieces = leadsAsCsv(newestLeads(context.store, filter, { records: true }), { bom });
  if (out === undefined) {
    for await (const piece of pieces) await print(context, piece);
    return;
  }
  const target = createWriteStream(out, { flags: "wx", mode: 0o600 });
  try {
    await pipeline(Readable.from(pieces), target);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EEXIST") throw notFound(`${out} already exists, and nothing was written. Choose another file name.`);
    await rm(out, { force: true });
    if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
    throw notFound(`Cannot write to ${out}: ${code}.`);
  }
  await print(context, `Wrote ${out}.\n`);
}

async function runFailures(context: CommandContext, { kind, limit, json }: Of<"failures">): Promise<void> {
  const found = await failedJobs(context.store, { kind, most: limit + 1 });
  const failures = found.slice(0, limit);
  if (json) return printJson(context, failures.map(failureLine));
  if (failures.length === 0) return print(context, "No failed deliveries.\n");
  await print(context, failureTable(failures, context.timeZone));
  if (found.length > limit) await print(context, `There are more. Add --limit ${limit * 4} to see more.\n`);
  if (failures.some(({ state }) => state === "dead"))
    await print(context, "To retry those that were given up: npm run leads -- requeue --all-dead\n");
}

async function runRequeue(context: CommandContext, { kind, id, json }: Of<"requeue">): Promise<void> {
  const { store, now } = context;
  const subjects = id === undefined ? [undefined] : await deliverySubjects(store, await subjectOf(context, id));
  let count = 0;
  for (const subject of subjects)
    count += await requeue(store, {
      now,
      ...(kind !== undefined && { kind }),
      ...(subject !== undefined && { subject: subject.id }),
    });
  if (json) return printJson(context, { requeued: count });
  if (count === 0) return print(context, "No matching delivery was given up, so there is nothing to retry.\n");
  await print(context, `The running server will retry ${pluralize(count, "delivery", "deliveries")}.\n`);
}

/** The deletion of a removed subject can be dead too, and must be named by its full id. */
async function subjectOf({ store }: CommandContext, id: string): Promise<string> {
  try {
    return (await findSubject(store, id)).id;
  } catch (error) {
    if (error instanceof CommandError && error.exitCode === 1 && id.length >= 36) return id.toLowerCase();
    throw error;
  }
}
