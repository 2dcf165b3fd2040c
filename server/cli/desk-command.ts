import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { errorTable } from "#contracts/error-table.ts";
import { isEmail } from "#domain/contact/email.ts";
import type { Role } from "#domain/desk/people/member.ts";
import { isRole } from "#domain/desk/people/roles.ts";
import { deskSecretFor, replaceSecret } from "#server/auth/desk-secret.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/http/app-error.ts";
import {
  invite,
  listPeople,
  lockMember,
  makeResetLink,
  removeSecondStep,
  signOutEverywhere,
} from "#server/services/desk/people/people.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { dropAllSecondSteps, endAllAccess, findUserByEmail } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import { print } from "./command-context.ts";
import { CommandError, exitCodeOf, notFound } from "./command-error.ts";

/** What `npm run desk -- help` prints. */
const help = `Accounts of the desk. Works while the server is running.

npm run desk -- <command> [options]

  invite <email>   prints a link with which this person makes an account; it works once, for three days
                     --role owner      or partner, analyst; owner if left out
  list             lists the people, their roles and how they sign in
  reset <email>    prints a link to choose a new password; it works once, for 30 minutes
                     --second-step     also removes authenticator app and passkeys, if they were lost
  lock <email>     ends all sessions and lets nobody in until it is unlocked
  unlock <email>
  sign-out <email> ends all sessions
  new-secret       if DESK_SECRET or DATA_DIR/desk-secret was lost or replaced: accepts the current one; everyone
                   signs in again and sets up their authenticator app again

Exit codes: 0 success, 1 not found or not possible, 2 wrong usage.
`;

type Context = {
  readonly store: Store;
  readonly env: Pick<Env, "siteUrl" | "dataDir" | "deskSecret">;
  readonly now: number;
  readonly out: Writable;
};
type Settings = Pick<Context, "now" | "out"> & {
  readonly err: Writable;
  open(): Promise<Pick<Context, "store" | "env">>;
};

/** Runs the command and returns the exit code. */
export function runDesk(args: readonly string[], { err, open, ...rest }: Settings): Promise<number> {
  return exitCodeOf(err, async () => {
    const [name = "help", ...more] = args;
    if (["help", "--help", "-h"].includes(name)) return print(rest, help);
    const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined;
    if (!command) throw wrongUsage(`Unknown command: ${JSON.stringify(name)}.`);
    const given = readOptions(more);
    const opened = await open();
    try {
      await command({ ...rest, ...opened }, given);
    } finally {
      await opened.store.close();
    }
  });
}

type Given = { readonly email?: string | undefined; readonly role: Role; readonly secondStep: boolean };

const commands = {
  async invite(context: Context, { email, role }: Given) {
    const { store, env, now } = context;
    const address = requireEmail(email);
    await deskSecretFor(store, env);
    const link = await orNotFound(invite(store, "command", { email: address, role, siteUrl: env.siteUrl, now }));
    await print(context, `${link}\n`);
  },

  async list(context: Context) {
    const { people, invitations } = await listPeople(context.store, context);
    const lines = people.map(({ email, role, name, ...by }) => {
      const ways = [by.hasPasskey && "passkey", by.hasAuthenticator && "code", by.hasSso && "firm account"];
      return [email, role, name, ways.filter(Boolean).join(", ") || "password only", by.isLocked && "locked"];
    });
    const invited = invitations.map(({ email, role }) => [email, role, "invited"]);
    const text = [...lines, ...invited].map((cells) => cells.filter(Boolean).join("\t")).join("\n");
    await print(context, text === "" ? "Nobody was invited yet.\n" : `${text}\n`);
  },

  async reset(context: Context, { email, secondStep }: Given) {
    const { store, env, now } = context;
    const { id, email: address } = await memberOf(context, email);
    if (secondStep) await removeSecondStep(store, "command", id, { now });
    const link = await makeResetLink(store, "command", { email: address, siteUrl: env.siteUrl, now });
    if (link === undefined) throw notFound("This account is locked. Unlock it first.");
    await print(context, `${link}\n`);
  },

  lock: (context: Context, { email }: Given) => setLock(context, email, true),
  unlock: (context: Context, { email }: Given) => setLock(context, email, false),

  async "sign-out"(context: Context, { email }: Given) {
    const { id } = await memberOf(context, email);
    await signOutEverywhere(context.store, "command", id, context);
    await print(context, "All sessions are ended.\n");
  },

  async "new-secret"(context: Context) {
    const { store, env, now } = context;
    await store.db.transaction().execute(async (tx) => {
      await replaceSecret(tx, env);
      await dropAllSecondSteps(tx);
      await endAllAccess(tx);
      await recordAudit(tx, { at: now, actor: "command", action: "secretReplaced", subject: "desk" });
    });
    await print(context, "The current secret is now accepted. Restart the servers; everyone signs in again.\n");
  },
};

async function setLock(context: Context, email: string | undefined, locked: boolean): Promise<void> {
  const { id } = await memberOf(context, email);
  await orNotFound(lockMember(context.store, "command", id, locked, context));
  await print(context, locked ? "Locked. All sessions are ended.\n" : "Unlocked.\n");
}

function readOptions(args: string[]): Given {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: "string", default: "owner" }, "second-step": { type: "boolean", default: false } },
    });
    const [email, ...more] = positionals;
    if (more.length > 0) throw wrongUsage("Too many arguments.");
    if (!isRole(values.role)) throw wrongUsage("--role must be owner, partner or analyst.");
    return { email, role: values.role, secondStep: values["second-step"] };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw wrongUsage("Unknown option.");
  }
}

async function memberOf({ store }: Context, email: string | undefined) {
  const user = await findUserByEmail(store, requireEmail(email));
  if (!user) throw notFound("Nobody has an account with this address. To see all: npm run desk -- list");
  return user;
}

function requireEmail(email: string | undefined): string {
  const address = email?.trim().toLowerCase() ?? "";
  if (!isEmail(address)) throw wrongUsage("Give an email address.");
  return address;
}

async function orNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw notFound(errorTable[error.code].message);
  }
}

const wrongUsage = (message: string) => new CommandError(`${message}\nRun npm run desk -- help for the usage.`, 2);
