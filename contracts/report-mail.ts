/**
 * What the server says of a mail with the private link: it is on its way, it waits for a mail server to be set up, or
 * enough of them were sent for today.
 */
export const reportMails = ["onItsWay", "waiting", "limited"] as const;
export type ReportMail = (typeof reportMails)[number];
