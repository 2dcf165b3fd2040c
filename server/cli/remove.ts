import { isEmail } from "#domain/contact/email.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { deletePerson, findPerson, type Person } from "#server/services/leads/delete-person.ts";
import { purgeExpired } from "#server/services/leads/purge-expired.ts";
import { bookingIdsOfEmail } from "#server/store/bookings/bookings.ts";
import { countOld, type Subjects } from "#server/store/deletions/removal.ts";
import { purchasesBoughtBy } from "#server/store/payments/purchases.ts";
import { type CommandContext, pluralize, print, printJson } from "./command-context.ts";
import { CommandError, notFound, usageError } from "./command-error.ts";
import { findSubject } from "./show.ts";

const maxNamed = 10;

/** Removes a person's data everywhere, after showing what that is. */
export async function runDelete(
  context: CommandContext,
  { who, yes, json }: { who: string; yes: boolean; json: boolean },
): Promise<void> {
  const { store, now } = context;
  const person = await personOf(context, who);
  const found = await findPerson(store, person);
  const others = "email" in person ? await othersInWords(context, person.email) : "";
  if (found.leads.length + found.messages.length === 0 && others === "")
    throw notFound(`Nothing is stored for ${oneLine(who)}.`);
  if (!yes) await confirm(context, `${await named(context, found)}\nDelete ${inWords(found) || others}?`);
  const removed = await deletePerson(store, person, { now });
  if (json) return printJson(context, removed);
  const deleted = inWords(removed);
  if (deleted !== "") await print(context, `Deleted ${deleted} and the waiting mails.\n`);
  if (removed.orders > 0)
    await print(context, `Removed the address from ${pluralize(removed.orders, "other order")}.\n`);
  if (removed.bookings > 0) await print(context, `Deleted ${pluralize(removed.bookings, "other booking")}.\n`);
  await print(context, remainingSteps(context, removed.onBoard));
}

export async function runPurge(
  context: CommandContext,
  { before, yes, json }: { before: number; yes: boolean; json: boolean },
): Promise<void> {
  const { store, now } = context;
  const old = await countOld(store.db, before);
  if (old.leads + old.messages > 0 && !yes)
    await confirm(context, `Delete ${countsInWords(old.leads, old.messages)} that are this old?`);
  const removed = await purgeExpired(store, { before, now });
  if (json) return printJson(context, { before: new Date(before).toISOString(), ...removed });
  if (removed.leads + removed.messages === 0) return print(context, "Nothing is that old, so nothing was deleted.\n");
  await print(context, `Deleted ${countsInWords(removed.leads, removed.messages)}.\n`);
  await print(context, remainingSteps(context, removed.onBoard));
}

async function personOf({ store }: CommandContext, who: string): Promise<Person> {
  if (!who.includes("@")) return { id: (await findSubject(store, who)).id };
  if (!isEmail(who)) throw usageError(`${JSON.stringify(who)} is not an email address.`);
  return { email: who };
}

/** What other owners' leads hold of a person. Empty if there is nothing. */
async function othersInWords({ store }: CommandContext, email: string): Promise<string> {
  const orders = await purchasesBoughtBy(store.db, email, 1);
  const bookings = await bookingIdsOfEmail(store.db, email);
  const parts = [
    orders.length > 0 && "this buyer’s address",
    bookings.length > 0 && pluralize(bookings.length, "booking"),
  ];
  return parts.filter(Boolean).join(" and ");
}

const inWords = ({ leads, messages }: Subjects) => countsInWords(leads.length, messages.length);

/** Empty if there is nothing. */
function countsInWords(leads: number, messages: number): string {
  const parts = [leads > 0 && pluralize(leads, "lead"), messages > 0 && pluralize(messages, "message")];
  return parts.filter(Boolean).join(" and ");
}

async function named({ store }: CommandContext, { leads }: Subjects): Promise<string> {
  if (leads.length === 0) return "";
  const rows = await store.db
    .selectFrom("lead")
    .select(["id", "company", "value"])
    .where("id", "in", leads.slice(0, maxNamed))
    .execute();
  const lines = rows.map(({ id, company, value }) => `  ${id.slice(0, 8)}  ${oneLine(company)}, ${shortMoney(value)}`);
  return [...lines, ...(leads.length > maxNamed ? ["  …"] : [])].join("\n");
}

async function confirm(context: CommandContext, question: string): Promise<void> {
  const answer = await context.ask(`${question.trimStart()} This cannot be undone. Type yes to continue: `);
  if (answer === undefined)
    throw usageError("This needs confirmation, but there is no terminal. Add --yes to delete without confirmation.");
  if (answer.trim().toLowerCase() !== "yes") throw new CommandError("Nothing was deleted.", 1);
}

/** What is still to be done, and what no command reaches. */
function remainingSteps({ env }: CommandContext, onBoard: number): string {
  const when = env.crm ? "The running server will delete them" : "No CRM is set up, so this waits until one is";
  const board = onBoard === 0 ? "" : `Still in the CRM: ${pluralize(onBoard, "record")}. ${when}.\n`;
  return `${board}Backups, exports and mails that were already sent still contain the data. Delete those yourself.\n`;
}
