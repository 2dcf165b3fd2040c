import { hashPassword, verifyPassword } from "better-auth/crypto";

/** Tests put a quick one in place: to be slow is the purpose of the real one. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
};

export const scryptHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword };
