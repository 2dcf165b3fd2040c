/** From the fewest rights to the most; `roles.ts` says what each may do. */
export const roles = ["analyst", "partner", "owner"] as const;
export type Role = (typeof roles)[number];

/** A person of the firm with an account on the desk. */
export type Member = { readonly id: string; readonly name: string; readonly email: string; readonly role: Role };

/** A member's sign-in on one device. */
export type DeskSession = {
  readonly id: string;
  readonly member: Member;
  readonly signedInAt: number;
  /** When the member last showed a password or passkey. */
  readonly confirmedAt: number;
};

/** Characters of the name that a member gives a passkey. */
export const maxPasskeyName = 40;

/** Changes of people, passkeys and second steps ask for a password or passkey that was shown within ten minutes. */
export const confirmedForMs = 600_000;
