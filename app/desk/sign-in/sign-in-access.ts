import type { ErrorCode } from "#contracts/error-table.ts";
import type { Role } from "#domain/desk/people/member.ts";

export type Refused = { readonly refused: ErrorCode };
/** `Set-Cookie` lines for the answer. */
export type WithCookies = { readonly cookies: readonly string[] };
/** `uri` starts with `otpauth://`. */
export type CodeSetUp = { readonly uri: string; readonly recoveryCodes: readonly string[] };
export type Invitation = {
  readonly email: string;
  readonly role: Role;
  readonly invitedBy?: string | undefined;
  readonly expiresAt: number;
};

/** What the screens of signing in get from the server, for one request. */
export type SignInAccess = {
  readonly canMail: boolean;
  readonly hasSso: boolean;
  /** `setUp`: signed in, but the second step that the role asks for is missing. */
  state(): Promise<"out" | "setUp" | "in">;
  signIn(email: string, password: string): Promise<Refused | (WithCookies & { readonly needsCode: boolean })>;
  /** `codesLeft` if it was a recovery code. */
  enterCode(code: string): Promise<Refused | (WithCookies & { readonly codesLeft?: number })>;
  signOut(): Promise<Refused | WithCookies>;
  /** URL of the identity provider's sign-in page. */
  startSso(to: string): Promise<Refused | (WithCookies & { readonly url: string })>;
  invitation(token: string): Promise<Invitation | undefined>;
  /** `setUp` if the role asks for a second step. */
  join(account: {
    readonly token: string;
    readonly name: string;
    readonly password: string;
  }): Promise<Refused | (WithCookies & { readonly setUp?: CodeSetUp | undefined })>;
  requestReset(email: string): Promise<Refused | object>;
  reset(token: string): Promise<{ readonly email: string } | undefined>;
  /** Saves the password and signs in with it; `next` is what the member sees then. */
  resetPassword(
    token: string,
    password: string,
  ): Promise<Refused | (WithCookies & { readonly next: "desk" | "code" | "signIn" })>;
  startCodeSetUp(password: string): Promise<Refused | CodeSetUp>;
  confirmCodeSetUp(code: string): Promise<Refused | WithCookies>;
};
