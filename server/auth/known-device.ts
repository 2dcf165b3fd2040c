import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "#server/services/is-same-secret.ts";
import { cookieValue } from "./cookie-value.ts";

/**
 * A cookie that says: somebody signed in to this account here before. It opens nothing. Tries with it are counted
 * separately, so that strangers who use up an account's tries do not lock out its owner.
 */
const maxAgeSeconds = 180 * 86_400;

const nameOf = (https: boolean) => (https ? "__Host-desk.device" : "desk.device");
const signatureOf = (secret: string, email: string, id: string) =>
  createHmac("sha256", secret).update(`device ${id} ${email}`).digest("base64url");

type Settings = { readonly secret: string; readonly https: boolean };

export function deviceCookie({ secret, https }: Settings, email: string): string {
  const id = randomBytes(12).toString("base64url");
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
  return `${nameOf(https)}=${id}.${signatureOf(secret, email, id)}; ${attributes}`;
}

/** The id of the device if it is known for this address. */
export function knownDevice({ secret, https }: Settings, headers: Headers, email: string): string | undefined {
  const [id = "", signature = ""] = cookieValue(headers, nameOf(https))?.split(".") ?? [];
  return isSameSecret(signature, signatureOf(secret, email, id)) ? id : undefined;
}
