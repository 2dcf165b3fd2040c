/** The follow-up emails to owners, as the settings show them. */
export type OwnerMailsView = {
  /** The site can send mail. */
  readonly canMail: boolean;
  /** Since when they are on; undefined while they are off. */
  readonly onSince: number | undefined;
  /** The site takes reports of bounces and complaints. */
  readonly takesReports: boolean;
  /** Addresses that get no more mail. */
  readonly suppressed: number;
};
