import { readStoredMessage } from "../../contracts/leads/contact-message.ts";
import { isReachable } from "../../domain/contact/contact-details.ts";
import { defaultCrmColumns } from "../../domain/leads/crm/crm-columns.ts";
import { isOfMessage } from "../../domain/leads/crm/message-payload.ts";
import { ownContactOf } from "../../domain/leads/merged-contact.ts";
import type { Store } from "../../server/store/open.ts";
import { type Check, check, withKind } from "../harness/check.ts";
import { storedLeads } from "../harness/deliveries.ts";
import type { BoardItem, FakeVendors } from "../harness/fakes.ts";
import { violationsOf } from "../harness/lead-violations.ts";
import { acknowledgedIn } from "../harness/ledger.ts";
import type { ApiReader } from "../harness/receivers/api-reader.ts";
import { type ReceivedEvent, readerViolations, webhookViolations } from "../harness/receivers/receiver-violations.ts";
import { deskViolations, type StoredDesk } from "./desk-violations.ts";
import { checkMailbox, type ExpectedMail, readMailbox } from "./mailbox.ts";
import type { Guarantees } from "./soak-visitors.ts";

const notesColumn = defaultCrmColumns.notes.id;

/** What the firm's systems were told: by two webhooks, of which one failed at times, and through the API. */
type Told = {
  readonly failing: readonly ReceivedEvent[];
  readonly steady: readonly ReceivedEvent[];
  readonly reader: ApiReader;
};

/** What people were promised, compared with store, board, mailbox and the firm's systems. */
export async function guaranteeChecks(
  { leads: ledger, messages: sent, links, desk }: Guarantees,
  store: Store,
  { board, mailControl, env }: FakeVendors,
  told: Told,
): Promise<readonly Check[]> {
  const stored = await storedLeads(store);
  // Which mails were sent is not part of what the owner entered.
  const leads = new Map([...stored].map(([id, { linkMails: _, ...lead }]) => [id, lead]));
  const messages = await storedMessages(store);
  const { items } = await board.state();
  const isMessage = (item: BoardItem) => notesOf(item).startsWith("Message ID:");
  const leadItems = items.filter((item) => !isMessage(item));
  const taken = [...sent.values()].filter((one) => one.taken).map(({ message }) => message);
  const copies = (id: string) => items.filter((item) => isMessage(item) && isOfMessage(notesOf(item), id)).length;
  const idsOf = (isWrong: (message: (typeof taken)[number]) => boolean) =>
    taken.filter(isWrong).map(({ messageId }) => messageId);
  const firm = env["MAIL_TO"] ?? "";
  const atDesk = await storedDesk(store);
  const events = await store.db.selectFrom("event").select(["id", "type", "subject"]).execute();
  const framed = acknowledgedIn(ledger).filter(({ partnerSite }) => partnerSite !== undefined);
  const noteCount = [...desk.notes.values()].reduce((sum, { length }) => sum + length, 0);
  const mails: readonly ExpectedMail[] = [
    ...taken.map(({ messageId }) => ({ to: firm, words: `My reference is ${messageId}` })),
    ...links.map(({ to, valuationId }) => ({ to, words: valuationId })),
    ...[...leads.values()]
      .filter((lead) => isReachable(ownContactOf(lead)))
      .map(({ valuationId }) => ({ to: firm, words: `Valuation ID: ${valuationId}` })),
  ];
  return [
    check(
      "leads",
      `${acknowledgedIn(ledger).length} acknowledged, ${leads.size} stored, ${leadItems.length} on the board`,
      [
        ...withKind(violationsOf(ledger.visits, leads, leadItems, { stages: atDesk.stages })),
        ...withKind({
          "never taken": [...ledger.visits.values()]
            .filter(({ acknowledged, stages }) => acknowledged < stages.length - 1)
            .map(({ valuationId }) => valuationId),
          "wrongly answered": ledger.wrongAnswers,
        }),
      ],
    ),
    check(
      "messages",
      `${taken.length} taken`,
      withKind({
        "never taken": [...sent.values()].filter((one) => !one.taken).map(({ message }) => message.messageId),
        lost: idsOf(({ messageId, message }) => messages.get(messageId) !== message),
        undelivered: idsOf(({ messageId }) => copies(messageId) === 0),
        doubled: idsOf(({ messageId }) => copies(messageId) > 1),
      }),
    ),
    check(
      "partner's frame",
      `${framed.length} acknowledged`,
      framed.length === 0 ? ["none was acknowledged, so nothing was shown"] : [],
    ),
    check("desk", `${desk.stages.size} leads changed, ${noteCount} notes`, [
      ...withKind(deskViolations(desk, atDesk)),
      ...(noteCount === 0 ? ["nothing was acknowledged, so nothing was shown"] : []),
    ]),
    ...(["failing", "steady"] as const).map((receiver) =>
      check(
        `webhook, ${receiver}`,
        `${events.length} events in ${told[receiver].length} requests`,
        withKind(webhookViolations(leads, events, told[receiver])),
      ),
    ),
    check(
      "API",
      `${told.reader.read.length} events in ${told.reader.requests()} requests`,
      withKind(readerViolations(events, told.reader.read)),
    ),
    check("mails", `${mails.length} due`, withKind(checkMailbox(await readMailbox(mailControl), mails))),
  ];
}

function notesOf({ columns }: BoardItem): string {
  const value = columns[notesColumn];
  return typeof value === "object" && value !== null && "text" in value ? String(value.text) : String(value ?? "");
}

async function storedMessages({ db }: Store): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("message").select(["id", "record"]).execute();
  return new Map(rows.map(({ id, record }) => [id, readStoredMessage(record)?.message ?? ""]));
}

async function storedDesk({ db }: Store): Promise<StoredDesk> {
  const leads = await db.selectFrom("lead").select(["id", "stage"]).execute();
  return {
    notes: await db.selectFrom("lead_note").select(["lead_id", "text"]).execute(),
    stages: new Map(leads.map(({ id, stage }) => [id, stage])),
    audit: await db.selectFrom("desk_audit").select(["action", "subject"]).execute(),
  };
}
