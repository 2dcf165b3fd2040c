import { hashPassword, verifyPassword } from "better-auth/crypto";

/** Tests inject a fast hash; the real one is slow on purpose. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
};

export const scryptHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword };
