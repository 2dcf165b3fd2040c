import type { ActionResult } from "#app/desk/settings/action-result.ts";
import type { Refused } from "#app/desk/sign-in/sign-in-access.ts";
import type { MemberMail } from "#domain/mail/member-mails.ts";

export type OwnSession = {
  readonly id: string;
  readonly signedInAt: number;
  readonly usedAt: number;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly isCurrent: boolean;
};

export type OwnPasskey = { readonly id: string; readonly name: string; readonly addedAt?: number | undefined };

export type OwnAccount = {
  readonly hasAuthenticator: boolean;
  /** Recovery codes that were not used. */
  readonly codesLeft: number;
  readonly passkeys: readonly OwnPasskey[];
  readonly isSecondStepRequired: boolean;
  readonly sessions: readonly OwnSession[];
  /** The site can send mail. */
  readonly canMail: boolean;
  /** Which mails the member gets. */
  readonly mails: Readonly<Record<MemberMail, boolean>>;
};

/**
 * What members can see and change in their own account, for one request. Some changes are refused with `deskConfirm`
 * until the member has confirmed with the password.
 */
export type OwnAccountAccess = {
  read(): Promise<OwnAccount>;
  confirm(password: string): Promise<ActionResult>;
  checkConfirmed(): Promise<ActionResult>;
  changeName(name: string): Promise<ActionResult>;
  changePassword(passwords: { readonly current: string; readonly next: string }): Promise<ActionResult>;
  renamePasskey(id: string, name: string): Promise<ActionResult>;
  removePasskey(id: string): Promise<ActionResult>;
  /** `isReplaced`: another app is set up next. */
  removeCode(how: { readonly isReplaced: boolean }): Promise<ActionResult>;
  newRecoveryCodes(password: string): Promise<Refused | { readonly recoveryCodes: readonly string[] }>;
  endSession(id: string): Promise<ActionResult>;
  signOutEverywhere(): Promise<ActionResult>;
  /** Turns a mail on or off. */
  chooseMail(mail: string, wanted: boolean): Promise<ActionResult>;
};
