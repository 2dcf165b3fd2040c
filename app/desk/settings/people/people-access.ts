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

export type Done = Refused | { readonly done: true };

/** What the People part of the settings gets from the server, for one request. */
export type PeopleAccess = {
  list(): Promise<PeopleList>;
  /** The link is also mailed if mail is set up. */
  invite(email: string, role: string): Promise<Refused | { readonly link: string; readonly isMailed: boolean }>;
  withdraw(email: string): Promise<Done>;
  changeRole(id: string, role: string): Promise<Done>;
  remove(id: string): Promise<Done>;
  removeSecondStep(id: string): Promise<Done>;
  requireSecondStep(ofAll: boolean): Promise<Done>;
  /** For a colleague who has forgotten the password and gets no mail. */
  resetLink(id: string): Promise<Refused | { readonly email: string; readonly link: string }>;
};
