import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { stages } from "#domain/desk/leads/stages.ts";
import { type BookingEvent, type BookingState, bookingStep, type KnownBooking, stageAfterBooking } from "./booking.ts";
import { callTimeText } from "./call-time.ts";

const facts = { vendor: "cal", bookingId: "b" } as const;
const person = { name: "Ada", email: "ada@caller.example" };
const booked = (startsAt: number, at: number): BookingEvent => ({ ...facts, kind: "booked", startsAt, at, person });
const canceled = (at: number): BookingEvent => ({ ...facts, kind: "cancelled", isMoved: false, at });
const known = (state: BookingState, startsAt: number | undefined = 100, vendorAt = 10): KnownBooking => ({
  state,
  startsAt,
  vendorAt,
});

describe("an event", () => {
  it.each<[string, KnownBooking | undefined, BookingEvent, string]>([
    ["of a new booking", undefined, booked(100, 10), "book"],
    ["that is repeated", known("booked"), booked(100, 10), "nothing"],
    ["with another time, later", known("booked"), booked(200, 11), "book"],
    ["with another time, earlier", known("booked"), booked(200, 9), "nothing"],
    ["of a cancellation", known("booked"), canceled(11), "end"],
    ["of a cancellation before the booking", undefined, canceled(11), "remember"],
    ["of a cancellation, repeated", known("cancelled"), canceled(11), "nothing"],
    [
      "of a booking after its cancellation",
      { state: "cancelled", startsAt: undefined, vendorAt: 11 },
      booked(100, 10),
      "fill",
    ],
    ["of a booking after its cancellation, repeated", known("cancelled"), booked(100, 10), "nothing"],
    ["of a booking that was moved", known("moved"), booked(100, 10), "nothing"],
  ])("%s", (_, stored, event, step) => {
    expect(bookingStep(stored, event)).toBe(step);
  });

  it("never brings back a booking that has ended", () => {
    fc.assert(
      fc.property(fc.constantFrom("cancelled", "moved"), fc.nat(), fc.nat(), (state, startsAt, at) => {
        expect(["nothing", "fill"]).toContain(bookingStep(known(state as BookingState), booked(startsAt, at)));
      }),
    );
  });
});

test("a stage before 'Meeting set' moves there, and no other", () => {
  expect(stages.map(stageAfterBooking)).toEqual(["meeting", "meeting", "meeting", "meeting", "engaged", "notNow"]);
});

test.each([
  ["2026-11-24T19:00:00Z", "Tuesday, November 24, 2026 at 2:00 pm EST"],
  ["2026-07-01T13:30:00Z", "Wednesday, July 1, 2026 at 9:30 am EDT"],
])("%s is %s by the firm's clock", (at, text) => {
  expect(callTimeText(Date.parse(at), "America/New_York")).toBe(text);
});
