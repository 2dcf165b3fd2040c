import type { NewNote } from "#contracts/desk-lead.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { insertNote, lockDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import type { Store } from "#server/store/open.ts";

/** Adds a note; a second press on the button adds none. @throws AppError roleRefused, deskLeadUnknown */
export async function writeNote(
  { db, engine }: Pick<Store, "db" | "engine">,
  member: Member,
  { id, leadId, text, question }: NewNote,
  { now }: { readonly now: number },
): Promise<void> {
  requireRole(member, "writeNote");
  await db.transaction().execute(async (tx) => {
    // Held, so that no note survives a deletion.
    if ((await lockDeskFields(tx, engine, [leadId])).length === 0) throw new AppError("deskLeadUnknown");
    const note = { id, lead_id: leadId, created_at: now, author_id: member.id, question: question || null, text };
    if (await insertNote(tx, note))
      await recordAudit(tx, { at: now, actor: member, action: "writeNote", subject: leadId, to: id });
  });
}
