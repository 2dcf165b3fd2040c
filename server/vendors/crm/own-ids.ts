import type { CrmVendor } from "#domain/leads/crm/crm-vendors.ts";
import type { Crm } from "#server/vendors/crm.ts";
import { CrmError } from "./crm-error.ts";

/** How a vendor's ids look, and what we put before them to tell them from another vendor's. */
type Ids = { readonly prefix: string; readonly form: RegExp };

/**
 * A firm may change its CRM. Ids that were stored for the one before are not there in this one, and must never name a
 * record that happens to have the same number.
 */
export function withOwnIds(
  vendor: CrmVendor,
  crm: Crm,
  { item, comment }: Readonly<Record<"item" | "comment", Ids>>,
): Crm {
  const own = ({ prefix, form }: Ids, id: string) => {
    const rest = id.startsWith(prefix) ? id.slice(prefix.length) : "";
    return form.test(rest) ? rest : undefined;
  };
  const itemOf = (id: string) => own(item, id);
  function required(id: string): string {
    const known = itemOf(id);
    if (known === undefined) throw new CrmError(vendor, { kind: "gone" }, "the item is in another CRM");
    return known;
  }
  return {
    ...crm,
    createItem: async (...asked) => item.prefix + (await crm.createItem(...asked)),
    updateItem: async (id, ...asked) => crm.updateItem(required(id), ...asked),
    findItems: async (...asked) => (await crm.findItems(...asked)).map((id) => item.prefix + id),
    deleteItem: async (id, ...asked) => {
      const known = itemOf(id);
      if (known !== undefined) await crm.deleteItem(known, ...asked);
    },
    addComment: async (id, ...asked) => comment.prefix + (await crm.addComment(required(id), ...asked)),
    findComments: async (id, ...asked) => {
      const known = itemOf(id);
      const found = known === undefined ? [] : await crm.findComments(known, ...asked);
      return found.map((each) => ({ ...each, id: comment.prefix + each.id }));
    },
    deleteComment: async (id, ...asked) => {
      const known = own(comment, id);
      if (known !== undefined) await crm.deleteComment(known, ...asked);
    },
    readFields: async (id, ...asked) => {
      const known = itemOf(id);
      return known === undefined ? undefined : crm.readFields(known, ...asked);
    },
    writeFields: async (id, ...asked) => crm.writeFields(required(id), ...asked),
    changedItems: async (...asked) =>
      (await crm.changedItems(...asked)).map((each) => ({ ...each, id: item.prefix + each.id })),
  };
}
