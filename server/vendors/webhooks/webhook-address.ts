import { AppError } from "#server/http/app-error.ts";
import {
  type AllowedHosts,
  allowedHosts,
  isAllowedHost,
  parsePageAddress,
} from "#server/vendors/website-reader/page-address.ts";

/** An address that events may be sent to; a name is checked again when it is resolved. @throws AppError */
export function parseWebhookAddress(text: string, allowed: AllowedHosts): URL {
  const url = parsePageAddress(text, allowed);
  if (url.protocol !== "https:" && !isAllowedHost(url, allowed)) throw new AppError("addressInvalid", "not https");
  return url;
}

/** `allowHosts` may be loopback and without TLS. */
export function isWebhookAddress(text: string, allowHosts: readonly string[]): boolean {
  try {
    parseWebhookAddress(text, allowedHosts(allowHosts));
    return true;
  } catch {
    return false;
  }
}

/** As the specification wants it: 24 to 64 bytes in base64 after a prefix. */
export function isWebhookSecret(text: string): boolean {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  const { length = 0 } = base64 === undefined ? {} : Buffer.from(base64, "base64");
  return length >= 24 && length <= 64;
}
