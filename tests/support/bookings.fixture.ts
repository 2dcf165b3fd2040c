import { bookingReference } from "#domain/contact/booking-reference.ts";
import { schedulingLink } from "#domain/contact/scheduling-link.ts";
import { createLog } from "#server/ops/log.ts";
import { createBookingService } from "#server/services/bookings/booking-service.ts";
import { id, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import type { Store } from "#server/store/open.ts";
import { calSecret, createFakeCal } from "#tests/fakes/calendars/cal.ts";
import { calendlySecret, createFakeCalendly } from "#tests/fakes/calendars/calendly.ts";
import type { Target } from "#tests/fakes/calendars/event-sender.ts";

export const owner = "owner@northgate.example";
export const member = { id: "m1", name: "Anita Nair", email: "anita@firm.example", role: "owner" } as const;
export const hour = 3_600_000;
export const inTwoDays = t0 + 48 * hour;
export const inThreeDays = t0 + 72 * hour;

/** Both calendars, whose events reach us, and what they have changed. */
export function bookingsFixture(fixture: ServiceFixture) {
  const { clock } = fixture;
  const now = () => clock.now;
  const log = createLog("silent");
  const take =
    (vendor: "calendly" | "cal", store: Store = fixture.store): Target =>
    async (body, headers) => {
      const service = createBookingService({
        store,
        log,
        now,
        secrets: { calendly: [calendlySecret], cal: [calSecret] },
      });
      const signature = Object.entries(headers).find(([name]) => name.includes("Signature"))?.[1];
      await service.take(vendor, { body: Buffer.from(body), signature });
      return 200;
    };
  const calendars = () => {
    const [calendly, cal] = [createFakeCalendly({ now }), createFakeCal({ now })];
    calendly.to(take("calendly"));
    cal.to(take("cal"));
    return { calendly, cal };
  };
  const rows = () => fixture.store.db.selectFrom("booking").selectAll().orderBy("starts_at").execute();
  const states = async () => (await rows()).map(({ state, starts_at }) => [state, starts_at]);
  const stageOf = async (leadId: string) => (await fixture.leadRows()).find((row) => row.id === leadId)?.stage;
  const booked = async () => {
    const found = await fixture.store.db
      .selectFrom("funnel_count")
      .select("count")
      .where("step", "=", "booked")
      .execute();
    return found.reduce((sum, { count }) => sum + count, 0);
  };
  const notes = async () => Object.keys(await fixture.jobs()).filter((job) => job.includes("-call:"));
  const link = async (page: string) =>
    schedulingLink(page, {
      reference: await bookingReference(id),
      name: "Ruth Alder",
      email: "elsewhere@other.example",
    });
  const removeBookings = async () => {
    for (const table of ["booking", "funnel_count"] as const) await fixture.store.db.deleteFrom(table).execute();
  };

  return { now, take, calendars, rows, states, stageOf, booked, notes, link, removeBookings };
}
