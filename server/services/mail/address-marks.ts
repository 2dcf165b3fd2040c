import { createHash, createHmac } from "node:crypto";
import { canonicalEmail } from "#domain/contact/email.ts";
import { isSameSecret } from "#server/services/is-same-secret.ts";
import type { Store } from "#server/store/open.ts";
import { addressSecretName, sharedSecret } from "#server/store/secrets.ts";

/**
 * Recognizes addresses and our own mails without storing an address. Every mail carries a mark: a number of the mail,
 * the keyed hash of its recipient, and a signature. A report about a mail is believed only with its mark, which nobody
 * knows but its recipient and the servers on the way.
 */
export type AddressMarks = {
  /** The keyed hash of an address. */
  keyOf(address: string): string;
  /** The same for each try of a mail. */
  markOf(mail: string, to: string): string;
  /** The keyed hash of the recipient, if the text holds a mark of ours. */
  recipientIn(text: string): string | undefined;
};

const pattern = /(?<![\w-])([\w-]{20}\.[\w-]{22})\.([\w-]{11})(?![\w-])/g;
/** A report quotes one mail; a sender of more is trying signatures. */
const maxTried = 20;

export async function addressMarks(store: Pick<Store, "db">): Promise<AddressMarks> {
  const secret = await sharedSecret(store, addressSecretName);
  const hashed = (purpose: string, text: string, length: number) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url").slice(0, length);
  const keyOf = (address: string) => hashed("address", canonicalEmail(address), 22);
  const signatureOf = (text: string) => hashed("mark", text, 11);
  return {
    keyOf,
    markOf: (mail, to) => {
      // Hashed: its parts stay out of mail servers' logs.
      const number = createHash("sha256").update(mail).digest("base64url").slice(0, 20);
      const signed = `${number}.${keyOf(to)}`;
      return `${signed}.${signatureOf(signed)}`;
    },
    recipientIn: (text) => {
      const found = [...text.matchAll(pattern)].slice(0, maxTried);
      const own = found.find(([, signed = "", signature = ""]) => isSameSecret(signature, signatureOf(signed)));
      return own?.[1]?.slice(21);
    },
  };
}
