import type { DepthForm } from "#contracts/valuation/depth-form.ts";
import { mergeDepth } from "#domain/depth/depth-entries.ts";
import { type FieldErrors, readPanel } from "#domain/depth/depth-fields.ts";
import { startGoal } from "#domain/depth/goal-price.ts";
import { sameValue } from "#domain/leads/same-value.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Store } from "#server/store/open.ts";
import { editLead } from "./edit-lead.ts";

/**
 * Saves a panel from its form. Returns what is wrong with the fields; then nothing is saved. @throws AppError
 * valuationUnknown
 */
export async function saveDepth(
  store: Pick<Store, "db" | "engine">,
  id: string,
  { panel, fields }: DepthForm,
  { now }: { readonly now: number },
): Promise<FieldErrors> {
  let errors: FieldErrors = {};
  const lead = await editLead(
    store,
    id,
    (known) => {
      const read = readPanel(panel, fields, startGoal(known.valuation));
      errors = read.errors;
      const depth = mergeDepth(known.depth, read.entries);
      if (Object.keys(errors).length > 0 || sameValue(depth, known.depth)) return { lead: known, changed: false };
      return { lead: { ...known, depth, depthAt: now, updatedAt: now }, changed: true };
    },
    { now },
  );
  if (!lead) throw new AppError("valuationUnknown");
  return errors;
}
