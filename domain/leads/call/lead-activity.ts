import type { ReportPackage } from "#domain/report/tiers.ts";

/** What an owner did besides entering figures, and what the firm did about it. Times are epoch milliseconds. */
export type LeadActivity = {
  /** The last package that was paid for and not given back. */
  readonly bought?: { readonly package: ReportPackage; readonly at: number } | undefined;
  /** The last message that is not suspect. */
  readonly message?: OwnerMessage | undefined;
  /** When a colleague last set the stage to 'talked' or beyond. */
  readonly talkedAt?: number | undefined;
  /** When the call was booked that is to take place, or has. */
  readonly bookedAt?: number | undefined;
  /** The last note of a colleague. */
  readonly note?: string | undefined;
  /** The lead's item is not on the CRM board. */
  readonly isOffBoard?: boolean | undefined;
};

export type OwnerMessage = {
  readonly kind: "contact" | "report";
  readonly at: number;
  readonly name: string;
  readonly text: string;
  readonly package?: ReportPackage | undefined;
};
