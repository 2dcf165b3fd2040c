import { createHash } from "node:crypto";

/** What `domain/contact/booking-reference.ts` computes in the browser. */
export function referenceOf(valuationId: string): string {
  return createHash("sha256").update(`booking ${valuationId}`).digest("hex").slice(0, 32);
}
