import type { DeskAction } from "#domain/desk/people/roles.ts";

/** Words of the People part of the settings. */
export const peopleWords = {
  title: "People and roles",
  count: (people: number) => (people === 1 ? "1 person" : `${people} people`),
  columns: { name: "Name", role: "Role", way: "Signs in with", last: "Last here", action: "Action" },
  roleOf: (name: string) => `Role of ${name}`,
  saveRole: "Save",
  more: "More",
  moreOf: (name: string) => `More about ${name}’s account`,
  removeSecondStep: (name: string) => `Remove ${name}’s lost second step: signed out at once`,
  resetLink: (name: string) => `Make a link for a new password of ${name}`,
  resetHandOver: (email: string) =>
    `Hand this link over to ${email}. It works once, for 30 minutes, and is shown only now:`,
  removeConfirm: (name: string) => `Remove ${name}: signed out at once, and every way in is deleted`,
  ways: { passkey: "Passkey", code: "Password, code", firm: "Firm account", password: "Password only" },
  never: "Signed out",
  now: "Now",
  invite: "Invite by email",
  role: "Role",
  send: "Invite",
  inviteHint: "The link works once, for 3 days.",
  mailed: (email: string) => `The invitation was emailed to ${email}. You can also hand over this link:`,
  handOver: (email: string) => `Hand this link over to ${email}. It is shown only now:`,
  invited: "Invited",
  withdraw: "Withdraw",
  secondStep: "Ask everyone for a second step",
  secondStepHint: "Owners always need one. Others set theirs up when they next sign in.",
  save: "Save",
  may: "May",
  yes: "Yes",
  no: "No",
  rolesCaption: "What each role may do",
} as const;

/** What each role may do, in the words of the table; each line stands for actions that share a role. */
export const roleLines: readonly { readonly text: string; readonly action: DeskAction }[] = [
  { text: "See leads and briefs, write notes", action: "writeNote" },
  { text: "Set stage, colleague and follow-up", action: "changeStage" },
  { text: "Send the private link, open or close a report", action: "sendLink" },
  { text: "Retry deliveries, merge leads, mark messages as answered", action: "redeliver" },
  { text: "Export leads", action: "exportLeads" },
  { text: "Delete a person everywhere", action: "deletePerson" },
  { text: "People, connections, API tokens, audit log", action: "managePeople" },
];
