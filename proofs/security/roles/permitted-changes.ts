import type { Role } from "../../../domain/desk/people/member.ts";
import { changedColumns, changeText, type RowChange } from "./store-rows.ts";

/** Who sends the requests of a run. */
export type Sender = Role | "nobody" | "token";

/** Written by the server itself, whoever asks: counters, caches, and values that end after minutes. */
const serverTables = [
  ...["rate_limit", "daily_use", "delivery_hour", "vendor_outage", "funnel_count", "funnel_mark", "event_counter"],
  "desk_verification",
];

/** The server notes when it last looked at the CRM board. */
const isServersNote = ({ table, before, after }: RowChange) =>
  table === "desk_setting" && [before, after].every((row) => row === undefined || row["name"] === "board-look");

type Rule = (change: RowChange, own: readonly unknown[]) => boolean;

const isAdded: Rule = ({ before }) => before === undefined;
const isOwn =
  (column: string): Rule =>
  ({ before, after }, own) =>
    [before, after].every((row) => row === undefined || own.includes(row[column]));
const onlyIn =
  (...columns: readonly string[]): Rule =>
  ({ before, after }) =>
    before !== undefined &&
    after !== undefined &&
    changedColumns(before, after).every((each) => columns.includes(each));
const both =
  (...rules: readonly Rule[]): Rule =>
  (change, own) =>
    rules.every((rule) => rule(change, own));
const either =
  (...rules: readonly Rule[]): Rule =>
  (change, own) =>
    rules.some((rule) => rule(change, own));
const jobOf =
  (...kinds: readonly string[]): Rule =>
  ({ before, after }) =>
    kinds.includes(String((after ?? before)?.["kind"]));
const anything: Rule = () => true;

type Rules = Readonly<Record<string, Rule>>;

/** The audit log is only ever added to, and keys of the server are made when the first request needs one. */
const nobody: Rules = { desk_audit: isAdded, secret: isAdded, job: jobOf("mail-digest") };

/** A token's use is written. An event gets its number when it is first read. */
const token: Rules = { ...nobody, api_token: onlyIn("last_used_at"), event: onlyIn("seq") };

const analyst: Rules = {
  ...nobody,
  lead_note: both(isAdded, isOwn("author_id")),
  desk_visit: isOwn("member_id"),
  desk_view: isOwn("member_id"),
  desk_columns: isOwn("member_id"),
  desk_mail_choice: isOwn("member_id"),
  desk_session: isOwn("user_id"),
  desk_user: both(isOwn("id"), onlyIn("name", "updated_at")),
  job: jobOf("mail-digest", "mail-account"),
};

const fieldsOfLead = ["stage", "owner", "follow_up"].flatMap((field) => [`${field}_at`, `${field}_by`]);

const partner: Rules = {
  ...analyst,
  lead: onlyIn("stage", "owner_id", "follow_up_on", ...fieldsOfLead, "merged_into", "updated_at", "version"),
  message: onlyIn("answered_at", "answered_by"),
  // Opened reports.
  purchase: anything,
  sale_event: isAdded,
  document: anything,
  event: isAdded,
  job: anything,
};

/** Whatever an owner does, the log keeps it, and what belongs to one member stays with that member. */
const ofOneMember = ["desk_view", "desk_columns", "desk_visit", "desk_mail_choice"];
const owner: Rule = (change, own) => {
  if (change.table === "desk_audit") return isAdded(change, own);
  return (
    !ofOneMember.includes(change.table) || either(isOwn("member_id"), ({ after }) => after === undefined)(change, own)
  );
};

const rulesOf = { nobody, token, analyst, partner } as const;

/**
 * Changes of the store that the sender's role does not include. Written apart from the role table of the desk, table by
 * table, and what is not named here may not change.
 */
export function forbiddenChanges(
  sender: Sender,
  own: readonly string[],
  changes: readonly RowChange[],
): readonly string[] {
  const found = changes.filter((change) => {
    if (serverTables.includes(change.table) || isServersNote(change)) return false;
    const rule = sender === "owner" ? owner : (rulesOf[sender] as Rules)[change.table];
    return !rule?.(change, own);
  });
  return [...new Set(found.map(changeText))];
}
