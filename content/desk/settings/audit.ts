import { actorName, isId, valueText } from "#content/desk/leads/changes.ts";
import type { DeskAction } from "#domain/desk/people/roles.ts";
import { connectionNames } from "./connections.ts";

/** The audit log in words: one sentence per action. */

type Names = ReadonlyMap<string, string>;
export type AuditWords = {
  /** Of everyone who ever had an account, by id. */
  readonly names: Names;
  /** Of the leads that still exist, by id. */
  readonly companies: Names;
  readonly now: number;
};
type Entry = {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly from: string | null;
  readonly to: string | null;
};
type Sentence = { readonly who: string; readonly did: string; readonly about: string };

function subjectName(subject: string, { names, companies }: AuditWords): string {
  return names.get(subject) ?? companies.get(subject) ?? (isId(subject) ? "a deleted lead" : subject);
}

function fromTo({ from, to }: Entry, words: AuditWords): string {
  const [before, after] = [from ?? "", to ?? ""].map((value) => valueText(value, words));
  if (before && after) return `from ${before} to ${after}`;
  if (after) return `to ${after}`;
  return before ? `from ${before} to none` : "";
}

type Told = (entry: Entry, words: AuditWords) => readonly [did: string, about: string];

const onSubject =
  (did: string): Told =>
  ({ subject }, words) => [did, subjectName(subject, words)];
const alone =
  (did: string): Told =>
  () => [did, ""];
/** A message, which may be about a lead. */
const onLeadOf =
  (did: string): Told =>
  ({ to }, words) => [did, to === null ? "" : `of ${subjectName(to, words)}`];
const change =
  (did: string): Told =>
  (entry, words) => [
    did,
    [subjectName(entry.subject, words), fromTo(entry, words)].filter((part) => part !== "").join(", "),
  ];
/** Somebody had changed it later, so that change stands. */
const tooLate = (field: string) => change(`changed the ${field}, but a later change stands, of`);

const methods: Readonly<Record<string, string>> = {
  password: "with a password",
  code: "with a password and a code",
  passkey: "with a passkey",
  firm: "with the firm’s account",
};
const withMethod =
  (did: string): Told =>
  ({ to }) => [did, methods[to ?? ""] ?? ""];

const signInRefusals: Readonly<Record<string, string>> = {
  deskRefused: "wrong password",
  deskCodeRefused: "right password, wrong code",
  deskCodeUsed: "right password, a code that was used already",
  deskPasskeyNeeded: "right password, but a passkey is needed",
  deskLocked: "the account is locked",
  tooManySignIns: "too many tries",
  tooManyDeskRequests: "too many tries from one network",
};

/** What somebody tried without the role for it. */
const refusedActions: Readonly<Record<string, string>> = {
  readLeads: "read leads",
  readDeliveries: "read deliveries",
  readSales: "read sales",
  readFunnel: "read the funnel",
  writeNote: "write a note",
  changeStage: "change a stage",
  assignLead: "assign a lead",
  setFollowUp: "set a follow-up",
  sendLink: "send a private link",
  openReport: "open a report",
  closeReport: "close a report",
  redeliver: "try deliveries again",
  mergeLeads: "merge leads",
  answerMessage: "mark a message as answered",
  exportLeads: "export leads",
  deletePerson: "delete a person",
  managePeople: "change people",
  manageConnections: "change or test a connection",
  readAudit: "read the audit log",
} satisfies Record<DeskAction, string>;

const actions: Readonly<Record<string, Told>> = {
  signedIn: withMethod("signed in"),
  joined: ({ to }, words) => ["joined the desk", `as ${valueText(to ?? "", words)}`],
  invited: ({ subject, to }, words) => ["invited", `${subject} as ${valueText(to ?? "", words)}`],
  invitationWithdrawn: onSubject("withdrew the invitation of"),
  roleChanged: change("changed the role of"),
  memberRemoved: onSubject("removed"),
  memberLocked: onSubject("locked"),
  memberUnlocked: onSubject("unlocked"),
  signedOutEverywhere: onSubject("ended all sessions of"),
  sessionEnded: onSubject("ended a session of"),
  signInRefused: ({ subject, to }, words) => [
    "refused to let in",
    [subjectName(subject, words), signInRefusals[to ?? ""]].filter(Boolean).join(", "),
  ],
  actionRefused: ({ subject }) => ["was refused, not in the role:", refusedActions[subject] ?? subject],
  nameChanged: change("changed the name of"),
  recoveryCodeUsed: ({ to }) => ["used a recovery code to sign in", `${to} left`],
  passkeyAdded: alone("added a passkey"),
  passkeyRemoved: alone("removed a passkey"),
  backupCodesMade: alone("made new recovery codes"),
  passwordChanged: alone("chose a new password"),
  resetRequested: onSubject("made a link for a new password of"),
  secondStepSetUp: alone("set up a second step to sign in"),
  secondStepRemoved: onSubject("removed the second step of"),
  secondStepForAll: ({ to }) => [
    to === "yes" ? "required a second step" : "stopped requiring a second step",
    "of everyone",
  ],
  ownerMails: ({ to }) => [`turned ${to === "on" ? "on" : "off"} the follow-up emails to owners`, ""],
  mailChosen: ({ subject, to }) => [
    `turned ${to === "on" ? "on" : "off"}`,
    subject === "digest" ? "the weekly email" : "the emails about follow-ups",
  ],
  mailAllowed: onSubject("allowed email again to"),
  secretReplaced: alone("replaced the desk’s secret"),
  changeStage: change("changed the stage of"),
  changeStageLate: tooLate("stage"),
  assignLead: change("assigned"),
  assignLeadLate: tooLate("assignment"),
  setFollowUp: change("changed the follow-up of"),
  setFollowUpLate: tooLate("follow-up"),
  writeNote: onSubject("wrote a note on"),
  sendLink: onSubject("sent the private link of"),
  openReport: onSubject("opened the report of"),
  closeReport: onSubject("closed the report of"),
  mergeLeads: ({ subject, from, to }, words) => [
    "merged",
    `${subjectName(subject, words)} ${to === null ? "with" : "into"} ${subjectName(to ?? from ?? "", words)}`,
  ],
  splitLead: ({ subject, from, to }, words) => [
    "undid the merge of",
    `${subjectName(subject, words)} and ${subjectName((subject === from ? to : from) ?? "", words)}`,
  ],
  redeliver: ({ subject, to }, words) =>
    subject === "deliveries"
      ? ["tried again to deliver", `${to} ${to === "1" ? "entry" : "entries"}`]
      : ["tried again to deliver", subjectName(subject, words)],
  messageAnswered: onLeadOf("marked a message as answered"),
  messageReopened: onLeadOf("marked a message as not answered"),
  exportLeads: ({ from, to }) => [
    "exported leads",
    [`as ${to === "xlsx" ? "Excel" : "CSV"}`, from].filter(Boolean).join(", "),
  ],
  exportSales: ({ subject }) => ["exported the sales of", subject],
  exportFunnel: ({ subject }) => ["exported the funnel of the week from", subject],
  deletePerson: alone("deleted a person everywhere"),
  deletedByLink: alone("deleted a lead: its owner asked for it with the private link"),
  webhookAdded: onSubject("added a webhook to"),
  webhookChanged: change("changed the webhook to"),
  webhookSecretRenewed: onSubject("made a new secret for the webhook to"),
  webhookOldSecretEnded: onSubject("ended the old secret of the webhook to"),
  webhookTurnedOn: onSubject("turned on the webhook to"),
  webhookRemoved: onSubject("removed the webhook to"),
  webhookGone: onSubject("turned off the webhook, because its receiver is gone:"),
  webhookTested: ({ subject, to }) => [
    "tested the webhook to",
    `${subject}: ${to === "ok" ? "it works" : "it failed"}`,
  ],
  tokenMade: ({ subject, to }) => ["made an API token for", `${subject}: ${to}`],
  tokenEnded: onSubject("ended the API token for"),
  partnerSiteAdded: change("added the partner site"),
  partnerSiteChanged: change("changed the partner site"),
  partnerSiteRemoved: onSubject("removed the partner site"),
  testConnection: ({ subject, to }) => [
    "tested the connection to",
    `${connectionNames[subject] ?? subject}: ${to === "ok" ? "it works" : "it failed"}`,
  ],
};

export const hasAuditWords = (action: string): boolean => Object.hasOwn(actions, action);

export function auditSentence(entry: Entry, words: AuditWords): Sentence {
  const told = actions[entry.action] ?? onSubject("changed");
  const [did, about] = told(entry, words);
  return { who: actorName(entry.actor, words.names), did, about };
}

export const auditWords = {
  title: "Audit log",
  note: "Kept two years. Cannot be edited",
  caption: "Changes, newest first",
  columns: { when: "When", who: "Who", did: "Did what", about: "To what" },
  who: "Who",
  anyone: "Anyone",
  show: "Show",
  older: "Older entries",
  newest: "Newest entries",
  none: "Nothing is logged yet.",
} as const;
