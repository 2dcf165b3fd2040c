import { createHmac, timingSafeEqual } from "node:crypto";

/** A webhook's body and the header that signs it. */
export type Signed = { readonly body: Uint8Array; readonly signature: string | undefined };

/** A repeated event is signed again with its new time; a clock that is off by less than this does no harm. */
const toleranceSeconds = 300;

/**
 * `Calendly-Webhook-Signature: t=<seconds>,v1=<hex>`: HMAC-SHA256 of the time, a dot and the body. During a rotation
 * two secrets are valid.
 */
export function isFromCalendly(
  { body, signature = "" }: Signed,
  secrets: readonly string[],
  { now }: { readonly now: number },
): boolean {
  const [, seconds = "", hex = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (hex === "" || Math.abs(now / 1_000 - Number(seconds)) > toleranceSeconds) return false;
  const signed = Buffer.concat([Buffer.from(`${seconds}.`), body]);
  return secrets.some((secret) => isHmac(signed, secret, hex));
}

/** `X-Cal-Signature-256: <hex>`: HMAC-SHA256 of the body, without a time. */
export function isFromCal({ body, signature = "" }: Signed, secrets: readonly string[]): boolean {
  return /^[0-9a-f]{64}$/.test(signature) && secrets.some((secret) => isHmac(body, secret, signature));
}

function isHmac(signed: Uint8Array, secret: string, hex: string): boolean {
  return timingSafeEqual(createHmac("sha256", secret).update(signed).digest(), Buffer.from(hex, "hex"));
}
