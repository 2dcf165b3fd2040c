import type { ActionResult } from "#app/desk/settings/action-result.ts";
import type { Refused } from "#app/desk/sign-in/sign-in-access.ts";
import type { Member, Role } from "#domain/desk/people/member.ts";

export type Person = Member & {
  readonly isLocked: boolean;
  readonly hasPasskey: boolean;
  readonly hasAuthenticator: boolean;
  readonly hasSso: boolean;
  readonly usedAt?: number | undefined;
};

export type PeopleList = {
  readonly people: readonly Person[];
  readonly invitations: readonly { readonly email: string; readonly role: Role | null; readonly expires_at: number }[];
  readonly isSecondStepForAll: boolean;
};

/** What the People part of the settings gets from the server, for one request. */
export type PeopleAccess = {
  list(): Promise<PeopleList>;
  /** The link is also mailed if mail is set up. */
  invite(email: string, role: string): Promise<Refused | { readonly link: string; readonly isMailed: boolean }>;
  withdraw(email: string): Promise<ActionResult>;
  changeRole(id: string, role: string): Promise<ActionResult>;
  remove(id: string): Promise<ActionResult>;
  removeSecondStep(id: string): Promise<ActionResult>;
  requireSecondStep(ofAll: boolean): Promise<ActionResult>;
  /** For a colleague who has forgotten the password and gets no mail. */
  resetLink(id: string): Promise<Refused | { readonly email: string; readonly link: string }>;
};
