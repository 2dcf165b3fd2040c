import type { Generated, Selectable } from "kysely";
import type { Role } from "#domain/desk/people/member.ts";

/** The desk's accounts. Tables that better-auth writes have ISO text for times and 0 or 1 for flags. */
export type DeskTables = {
  desk_user: UserTable;
  desk_session: SessionTable;
  desk_credential: CredentialTable;
  desk_verification: VerificationTable;
  desk_two_factor: TwoFactorTable;
  desk_passkey: PasskeyTable;
  desk_link: DeskLinkRow;
  desk_used_code: UsedCodeRow;
  desk_setting: SettingRow;
  desk_audit: AuditRow;
  desk_visit: VisitRow;
  desk_view: ViewRow;
  desk_columns: ColumnsRow;
  api_token: ApiTokenRow;
  desk_mail_choice: MailChoiceRow;
};

type Dated = { created_at: string; updated_at: string };
type Flag = Generated<number>;

type UserTable = Dated & {
  id: string;
  /** Stays after a removal, for the history. */
  name: string;
  /** Lower case. Replaced by an address that cannot receive mail when the member is removed. */
  email: string;
  email_verified: Flag;
  image: Generated<string | null>;
  role: Role;
  locked: Flag;
  two_factor_enabled: Flag;
  removed_at: Generated<number | null>;
};
export type UserRow = Selectable<UserTable>;

/** How somebody signed in: `code` is a password and a one-time code. */
export type SignInMethod = "password" | "code" | "passkey" | "firm";

type SessionTable = Dated & {
  id: string;
  user_id: string;
  token: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
  method: SignInMethod | null;
};

/** A password, or an account at the firm's identity provider. */
type CredentialTable = Dated & {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
};

/** Short-lived values of better-auth, under hashed names. */
type VerificationTable = Dated & { id: string; identifier: string; value: string; expires_at: string };

type TwoFactorTable = { id: string; user_id: string; secret: string; backup_codes: string; verified: Flag };

type PasskeyTable = { id: string; user_id: string; name: string | null; created_at: string | null };

/** A one-time link: an invitation, or permission to choose a new password. */
export type DeskLinkRow = {
  token_hash: string;
  kind: "invitation" | "reset";
  email: string;
  /** Of an invitation. */
  role: Role | null;
  /** The member who made it; null for the command line. */
  made_by: string | null;
  created_at: number;
  expires_at: number;
};

/** A code of an authenticator app that was accepted, so that it is not accepted again. */
type UsedCodeRow = { code_hash: string; used_at: number };

type SettingRow = { name: string; value: string };

/** Append-only: triggers refuse changes. */
type AuditRow = {
  id: string;
  at: number;
  /** A member's id, or `board`, `site` or `command`. */
  actor: string;
  action: string;
  /** The id of a lead or member, or another name for what was changed. */
  subject: string;
  before: string | null;
  after: string | null;
};

/** When a member was last on Today, and when the visit before that ended. */
type VisitRow = { member_id: string; seen_at: number; before_at: number | null };

/** A view of the list of leads that a member saved. */
export type ViewRow = { id: string; member_id: string; name: string; address: string; created_at: number };

/** The columns of the list of leads that a member chose, separated by commas. */
type ColumnsRow = { member_id: string; columns: string };

/** A token of one of the firm's own systems. It outlives the account of the member who made it. */
export type ApiTokenRow = {
  id: string;
  name: string;
  /** SHA-256 of the secret. */
  hash: string;
  /** Separated by spaces. */
  scopes: string;
  /** The member's id. */
  created_by: string;
  created_at: number;
  /** Null: it works until it is ended. */
  expires_at: number | null;
  /** At most a minute old. */
  last_used_at: number | null;
  ended_at: number | null;
};

/** Whether a member wants a kind of mail; without a row the role decides. */
type MailChoiceRow = { member_id: string; mail: string; wanted: number; chosen_at: number };
