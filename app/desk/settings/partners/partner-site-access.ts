import type { ActionResult } from "#app/desk/settings/action-result.ts";
import type { PartnerForm, PartnerProblem } from "#domain/partners/partner-form.ts";

/** What the partner sites of the settings do, for the signed-in person. */
export type PartnerSiteAccess = {
  /** Adds one, or changes the one with this key. */
  save(key: string | undefined, form: PartnerForm): Promise<ActionResult | { readonly problem: PartnerProblem }>;
  remove(key: string): Promise<ActionResult>;
};

/** A form that was refused, with what was typed into it. */
export type RefusedPartner = {
  /** Empty for a new one. */
  readonly key: string;
  readonly form: PartnerForm;
  readonly problem: PartnerProblem;
};
