import { actorName } from "#content/desk/leads/changes.ts";
import { messagesWords as words } from "#content/desk/messages.ts";
import { readStoredMessage } from "#contracts/leads/contact-message.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { can } from "#domain/desk/people/roles.ts";
import type { MessageFilter, MessageLine, MessagesView } from "#domain/desk/screens/messages-view.ts";
import { AppError } from "#server/http/app-error.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { messagePage, setAnswered } from "#server/store/desk/messages.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { memberNames } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import { placeIn, placeText } from "./page-place.ts";

type Clock = { readonly now: number };

const pageSize = 50;

type Query = { readonly filter: MessageFilter; readonly after?: string | undefined };

/** What visitors wrote, newest first; those held back as spam on request. @throws AppError roleRefused */
export async function readMessages(
  store: Pick<Store, "db">,
  member: Member,
  { filter, after }: Query,
  { now }: Clock,
): Promise<MessagesView> {
  requireRole(member, "readLeads");
  const rows = await messagePage(store, { filter, after: placeIn(after) }, pageSize + 1);
  const names = await memberNames(store);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    now,
    filter,
    messages: shown.flatMap((row) => lineOf(row, names)),
    next: last && placeText({ at: last.created_at, id: last.id }),
    mayDelete: can(member.role, "deletePerson"),
    mayAnswer: can(member.role, "answerMessage"),
  };
}

type Row = Awaited<ReturnType<typeof messagePage>>[number];

/** One that a newer version wrote cannot be shown. */
function lineOf(row: Row, names: ReadonlyMap<string, string>): readonly MessageLine[] {
  const message = readStoredMessage(row.record);
  if (!message) return [];
  const { name, email, phone, company, message: text, package: edition } = message;
  const lead = row.lead_id !== null && row.lead_company !== null && { id: row.lead_id, company: row.lead_company };
  const answered =
    row.answered_at === null ? undefined : { at: row.answered_at, by: actorName(row.answered_by ?? "", names) };
  const sender = { name, email, phone, company };
  return [{ id: row.id, at: row.created_at, ...sender, text, package: edition, lead: lead || undefined, answered }];
}

/**
 * Marks a message as answered, or takes that back. A colleague's mark stays. @returns what became of it, in words
 * @throws AppError roleRefused, deskMessageUnknown
 */
export async function markAnswered(
  { db }: Pick<Store, "db">,
  member: Member,
  { id, isAnswered }: { readonly id: string; readonly isAnswered: boolean },
  { now }: Clock,
): Promise<string> {
  requireRole(member, "answerMessage");
  return db.transaction().execute(async (tx) => {
    const changed = await setAnswered(tx, { id, answered: isAnswered ? { at: now, by: member.id } : null });
    if (changed) {
      const action = isAnswered ? "messageAnswered" : "messageReopened";
      await recordAudit(tx, { at: now, actor: member, action, subject: id, to: changed.valuation_id });
      return isAnswered ? words.answerDone : words.undone;
    }
    const row = await tx.selectFrom("message").select("answered_by").where("id", "=", id).executeTakeFirst();
    if (!row) throw new AppError("deskMessageUnknown");
    if (!isAnswered) return words.undone;
    return words.answeredBefore(actorName(row.answered_by ?? "", await memberNames({ db: tx })));
  });
}

/**
 * Deletes everything that is stored under an address, everywhere: leads, messages and waiting mails.
 * @throws AppError roleRefused, deskNameDiffers
 */
export async function deleteSender(
  store: Pick<Store, "db" | "engine" | "deletions">,
  member: Member,
  { email, typed }: { readonly email: string; readonly typed: string },
  { now }: Clock,
): Promise<void> {
  requireRole(member, "deletePerson");
  if (typed.trim().toLowerCase() !== email.toLowerCase()) throw new AppError("deskNameDiffers");
  await deletePerson(
    store,
    { email },
    {
      now,
      onRemoved: async (tx, { leads, messages }) => {
        for (const subject of [...leads, ...messages])
          await recordAudit(tx, { at: now, actor: member, action: "deletePerson", subject });
      },
    },
  );
}
