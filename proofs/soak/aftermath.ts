import { setTimeout as sleep } from "node:timers/promises";
import { readStoredMessage } from "../../contracts/contact-message.ts";
import { defaultCrmColumns } from "../../domain/leads/crm-columns.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { contactOf, isReachable } from "../../domain/leads/lead-alert.ts";
import { isOfMessage } from "../../domain/leads/message-payload.ts";
import { type JobKind, jobKinds } from "../../server/store/jobs/job-kinds.ts";
import type { Store } from "../../server/store/open.ts";
import { type BoardItem, readBoard } from "../harness/fake-board.ts";
import { violationsOf } from "../harness/lead-violations.ts";
import { storedLeads } from "../leads/drill.ts";
import type { Books } from "./crowd.ts";
import { checkMailbox, type ExpectedMail, readMailbox } from "./mailbox.ts";

/** What people were told is kept, held against store, board and mailbox; each finding with those it concerns. */
export type Findings = Readonly<Record<string, readonly string[]>>;
export type Figures = Readonly<Record<string, number>>;

const notesColumn = defaultCrmColumns.notes.id;

type Places = { readonly store: Store; readonly boardUrl: string; readonly mailControl: string; readonly firm: string };

export async function lookAfter(
  books: Books,
  { store, boardUrl, mailControl, firm }: Places,
): Promise<{ findings: Findings; figures: Figures }> {
  const leads = await saidLeads(store);
  const messages = await storedMessages(store);
  const { items } = await readBoard(boardUrl);
  const sent = [...books.messages.values()];
  const ofMessage = (item: BoardItem, id: string) => isOfMessage(notesOf(item), id);
  const messageItems = items.filter((item) => notesOf(item).startsWith("Message ID:"));
  const taken = sent.filter((one) => one.taken).map(({ message }) => message);
  const copies = (id: string) => messageItems.filter((item) => ofMessage(item, id)).length;
  const leadItems = items.filter((item) => !messageItems.includes(item));
  const mails = checkMailbox(await readMailbox(mailControl), [
    ...taken.map(({ messageId }): ExpectedMail => ({ to: firm, words: `My reference is ${messageId}` })),
    ...books.links.map(({ to, valuationId }): ExpectedMail => ({ to, words: valuationId })),
    ...[...leads.values()]
      .filter((lead) => isReachable(contactOf(lead)))
      .map(({ valuationId }): ExpectedMail => ({ to: firm, words: `Valuation ID: ${valuationId}` })),
  ]);
  return {
    findings: {
      ...prefixed("lead", violationsOf(books.leads.visits, leads, leadItems)),
      "lead never taken": [...books.leads.visits.values()]
        .filter(({ acknowledged, stages }) => acknowledged < stages.length - 1)
        .map(({ valuationId }) => valuationId),
      "lead wrongly answered": books.leads.wrongAnswers,
      "message never taken": sent.filter((one) => !one.taken).map(({ message }) => message.messageId),
      "message lost": taken.filter((one) => messages.get(one.messageId) !== one.message).map((one) => one.messageId),
      "message not on the board": taken.filter((one) => copies(one.messageId) === 0).map((one) => one.messageId),
      "message doubled on the board": taken.filter((one) => copies(one.messageId) > 1).map((one) => one.messageId),
      "mail missing": mails.missing,
      "mail doubled": mails.doubled,
    },
    figures: {
      "leads taken": [...books.leads.visits.values()].filter(({ acknowledged }) => acknowledged >= 0).length,
      "leads stored": leads.size,
      "lead items on the board": leadItems.length,
      "messages taken": taken.length,
      "message items on the board": messageItems.length,
      "mails sent again under the same id": mails.repeats,
    },
  };
}

const notesOf = ({ columns }: BoardItem): string => {
  const value = columns[notesColumn];
  return typeof value === "object" && value !== null && "text" in value ? String(value.text) : String(value ?? "");
};

function prefixed(what: string, found: Readonly<Record<string, readonly string[]>>): Findings {
  return Object.fromEntries(Object.entries(found).map(([kind, ids]) => [`${what} ${kind}`, ids]));
}

/** Which mails were sent is no part of what the owner said. */
async function saidLeads(store: Store): Promise<ReadonlyMap<string, Lead>> {
  const leads = await storedLeads(store);
  return new Map([...leads].map(([id, { linkMails: _, ...lead }]) => [id, lead]));
}

async function storedMessages({ db }: Store): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("message").select(["id", "record"]).execute();
  return new Map(rows.map(({ id, record }) => [id, readStoredMessage(record)?.message ?? ""]));
}

export type Undone = { readonly waiting: number; readonly dead: number };

/** What nobody has left contact details for is told half an hour later: no drill waits for that. */
const plannedAheadMs = 5 * 60_000;

/** Waits until everything of these kinds is delivered and looked at again, or for so long. */
export async function untilDelivered(
  { db }: Store,
  limitMs: number,
  kinds: readonly JobKind[] = Object.values(jobKinds),
): Promise<Undone> {
  const until = performance.now() + limitMs;
  for (;;) {
    const open = db.selectFrom("job").select(["state", "tries", "run_at"]).where("kind", "in", kinds);
    const rows = (await open.where("state", "!=", "done").execute()).filter(
      ({ tries, run_at }) => tries > 0 || run_at === null || run_at < Date.now() + plannedAheadMs,
    );
    const dead = rows.filter(({ state }) => state === "dead").length;
    const waiting = rows.length - dead;
    if (waiting === 0 || performance.now() > until) return { waiting, dead };
    await sleep(500);
  }
}
