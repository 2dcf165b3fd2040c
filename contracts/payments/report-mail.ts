/**
 * The state of a mail with the private link: on its way, waiting until mail is set up, or refused because the day's
 * limit is reached.
 */
export const reportMails = ["onItsWay", "waiting", "limited"] as const;
export type ReportMail = (typeof reportMails)[number];
