import type { ReportPackage } from "#domain/report/tiers.ts";

/** A message of the contact form, or a request for a report. */
export type MessageLine = {
  readonly id: string;
  readonly at: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | undefined;
  readonly company: string | undefined;
  readonly text: string;
  /** The report that it asks for. */
  readonly package: ReportPackage | undefined;
  /** The lead it is about, if it still exists. */
  readonly lead: { readonly id: string; readonly company: string } | undefined;
  /** Who marked it as answered, and when. */
  readonly answered: { readonly by: string; readonly at: number } | undefined;
};

export const messageFilters = ["all", "unanswered", "heldBack"] as const;
export type MessageFilter = (typeof messageFilters)[number];

export type MessagesView = {
  readonly now: number;
  readonly filter: MessageFilter;
  /** Newest first. */
  readonly messages: readonly MessageLine[];
  /** Where the next page begins. */
  readonly next: string | undefined;
  readonly mayDelete: boolean;
  readonly mayAnswer: boolean;
};
