/**
 * Names a valuation to the calendar's vendor, who sends it back with the booking. The private link cannot be derived
 * from it: an id is 122 random bits. `server/store/bookings/booking-references.ts` computes the same for stored leads.
 */
export async function bookingReference(valuationId: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`booking ${valuationId}`));
  return [...new Uint8Array(hash, 0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
