import type { Member } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { mergedInto, readDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import type { Store } from "#server/store/open.ts";

type Request = {
  readonly leadId: string;
  /** The company's name as the person typed it. */
  readonly typed: string;
};

const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Deletes a lead and the leads that were merged into it, everywhere.
 * @throws AppError roleRefused, deskLeadUnknown, deskNameDiffers
 */
export async function deleteLead(
  store: Pick<Store, "db" | "engine" | "deletions">,
  member: Member,
  { leadId, typed }: Request,
  { now }: { readonly now: number },
): Promise<void> {
  requireRole(member, "deletePerson");
  const lead = await readDeskFields(store, leadId);
  if (lead && plain(typed) !== plain(lead.company)) throw new AppError("deskNameDiffers");
  await removeLead(store, member, leadId, { now });
}

/** Without the typed name, for a caller that has asked in another way. @throws AppError deskLeadUnknown */
export async function removeLead(
  store: Pick<Store, "db" | "engine" | "deletions">,
  member: Member,
  leadId: string,
  { now }: { readonly now: number },
): Promise<void> {
  if (!(await readDeskFields(store, leadId))) throw new AppError("deskLeadUnknown");
  for (const valuationId of [...(await mergedInto(store.db, leadId)), leadId])
    await deletePerson(
      store,
      { valuationId },
      {
        now,
        onRemoved: (tx, { leads }) =>
          Promise.all(
            leads.map((subject) => recordAudit(tx, { at: now, actor: member, action: "deletePerson", subject })),
          ),
      },
    );
}
