import type { Refused } from "#app/desk/sign-in/sign-in-access.ts";
import type { PartnerForm, PartnerProblem } from "#domain/partners/partner-form.ts";

/** What the partner sites of the settings do, for the signed-in person. */
export type PartnerSitesDesk = {
  /** Adds one, or changes the one with this key. */
  save(
    key: string | undefined,
    form: PartnerForm,
  ): Promise<Refused | { readonly done: true } | { readonly problem: PartnerProblem }>;
  remove(key: string): Promise<Refused | { readonly done: true }>;
};

/** A form that was refused, with what was typed into it. */
export type RefusedPartner = {
  /** Empty for a new one. */
  readonly key: string;
  readonly form: PartnerForm;
  readonly problem: PartnerProblem;
};
