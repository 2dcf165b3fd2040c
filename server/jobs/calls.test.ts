import { beforeEach, describe, expect, test } from "vitest";
import { site } from "#content/site.ts";
import type { BookingEvent } from "#domain/bookings/booking.ts";
import { callTimeText } from "#domain/bookings/call-time.ts";
import { inspectMailHtml } from "#server/documents/mails/inspect-mail-html.fixture.ts";
import { recordBooking } from "#server/services/bookings/record-booking.ts";
import { mergeLeads } from "#server/services/desk/leads/merge-leads.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { referenceOf } from "#server/store/bookings/booking-references.ts";
import { saleFixture } from "#tests/support/sale.fixture.ts";
import { minute } from "#tests/support/shop.fixture.ts";

const fixture = saleFixture();
const { shop } = fixture;
const owner = "owner@northgate-dental.example";
const startsAt = Date.UTC(2026, 10, 24, 19);
const dayMs = 24 * 60 * minute;
const when = callTimeText(startsAt, site.timeZone);
const later = callTimeText(startsAt + dayMs, site.timeZone);

beforeEach(async () => {
  for (const table of ["desk_user", "forgotten"] as const) await shop.store.db.deleteFrom(table).execute();
});

const facts = { vendor: "calendly", bookingId: "one" } as const;
const person = { name: "Ruth\nAlder", email: owner };
const take = (event: BookingEvent) => recordBooking(shop.store, event, { now: shop.now() });
const book = (given: Partial<Extract<BookingEvent, { kind: "booked" }>> = {}) =>
  take({ ...facts, at: shop.now(), kind: "booked", startsAt, person, ...given });
const cancel = () => take({ ...facts, at: shop.now(), kind: "cancelled", isMoved: false });
const calls = () => fixture.mails().filter(({ subject }) => subject?.startsWith("Call "));
const comments = () => fixture.comments().filter((body) => body.includes("Call ID"));

describe("a booked call", () => {
  test("is told to the firm once, by mail and as a comment, however often it is reported", async () => {
    await fixture.lead();
    await book();
    await book();
    await fixture.pass(5 * minute);
    await book();
    await fixture.pass(5 * minute);
    const [mail, ...others] = calls();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "desk@firm.example", subject: "Call booked: Northgate Dental", replyTo: owner });
    for (const part of [mail?.html, mail?.text])
      for (const said of [`Call booked for ${when}.`, "Northgate Dental", owner]) expect(part).toContain(said);
    // Without a desk there is nothing to open.
    expect(mail?.text).not.toContain("/desk");
    expect(inspectMailHtml(mail?.html ?? "")).toMatchObject({ activeContent: [] });
    expect(comments()).toEqual([expect.stringContaining(`Call booked for ${when}.<br>Ruth Alder, ${owner}`)]);
    expect(fixture.board.items()).toMatchObject([{ columns: { status: { label: "Meeting set" } } }]);
  });

  test("of a lead that was merged is a comment on the item of the one that is kept", async () => {
    const kept = await fixture.lead({ userEmail: "second@northgate-dental.example" });
    const merged = await fixture.lead();
    const partner = {
      id: "m",
      name: "Anita",
      email: "anita@firm.example",
      role: "partner",
      lastSeenAt: undefined,
    } as const;
    await mergeLeads(shop.store, partner, { keep: kept, other: merged }, { now: shop.now() });
    await fixture.pass(5 * minute);
    await book({ reference: referenceOf(merged) });
    await fixture.pass(5 * minute);
    expect(fixture.board.items()).toMatchObject([
      { columns: { status: { label: "Meeting set" } }, updates: [{ body: expect.stringContaining(when) }] },
    ]);
    expect(calls().map(({ subject }) => subject)).toEqual(["Call booked: Northgate Dental"]);
  });

  test("tells a phone as typed in the calendar", async () => {
    await fixture.lead();
    await book({ person: { ...person, phone: "+1 212-555-0199" } });
    await fixture.pass(5 * minute);
    const typed = "+1 212-555-0199 (as typed in the calendar)";
    expect(calls()[0]?.text).toContain(`Phone: ${typed}`);
    expect(comments()).toEqual([expect.stringContaining(`Ruth Alder, ${owner}, ${typed}`)]);
    expect(JSON.stringify(fixture.board.items().map(({ columns }) => columns))).not.toContain("555-0199");
  });

  test("leads to the lead on the desk, if somebody has an account there", async () => {
    const id = await fixture.lead();
    const at = new Date(shop.now()).toISOString();
    const member = {
      id: "m",
      name: "Anita",
      email: "anita@firm.example",
      role: "owner",
      created_at: at,
      updated_at: at,
    };
    await shop.store.db
      .insertInto("desk_user")
      .values(member as never)
      .execute();
    await book();
    await fixture.deliver();
    expect(calls()[0]?.text).toContain(`https://firm.example/desk/leads/${id}`);
  });

  test("that is moved is told with both times, and canceled as canceled", async () => {
    await fixture.lead();
    await book();
    await fixture.pass(5 * minute);
    await book({ bookingId: "two", startsAt: startsAt + dayMs, replaces: "one", at: shop.now() });
    await fixture.pass(5 * minute);
    await take({ ...facts, bookingId: "two", at: shop.now(), kind: "cancelled", isMoved: false });
    await fixture.pass(5 * minute);
    expect(calls().map(({ subject }) => subject)).toEqual([
      "Call booked: Northgate Dental",
      "Call moved: Northgate Dental",
      "Call canceled: Northgate Dental",
    ]);
    expect(calls()[1]?.text).toContain(`Call moved from ${when} to ${later}.`);
    expect(comments().map((body) => body.split("<br>")[0])).toEqual([
      `Call booked for ${when}.`,
      `Call moved from ${when} to ${later}.`,
      `Call canceled: ${later}.`,
    ]);
  });

  test("that is canceled before the firm was told is told as canceled only", async () => {
    await fixture.lead();
    await book();
    await cancel();
    await fixture.pass(5 * minute);
    expect(calls().map(({ subject }) => subject)).toEqual(["Call canceled: Northgate Dental"]);
    expect(comments()).toHaveLength(1);
  });

  test.each(["dies", "repeats", "failsAfter"] as const)("is one comment on a board that %s", async (mode) => {
    await fixture.lead();
    await fixture.pass(5 * minute);
    await book();
    fixture.board.behave({ mode, times: 1, only: ["create_update"], keys: false });
    await fixture.pass(10 * minute);
    expect(comments()).toHaveLength(1);
  });

  test("waits while the mail server refuses, and arrives once", async () => {
    await fixture.lead();
    fixture.smtp.behave("defer");
    await book();
    await fixture.deliver();
    expect(calls()).toEqual([]);
    fixture.smtp.behave("well");
    await fixture.pass(5 * minute);
    expect(calls()).toHaveLength(1);
  });

  test("of a person who is deleted meanwhile is told to nobody", async () => {
    await fixture.lead();
    await fixture.pass(5 * minute);
    await book();
    await deletePerson(shop.store, { email: owner }, { now: shop.now() });
    await fixture.pass(10 * minute);
    expect([calls(), comments(), fixture.board.items()]).toEqual([[], [], []]);
  });
});

describe("a colleague of the owner who is deleted", () => {
  const colleague = { name: "Cora Fields", email: "cfo@northgate-dental.example" };
  const bookFor = (id: string, given: { bookingId: string; startsAt?: number }) =>
    book({ reference: referenceOf(id), person: colleague, ...given });
  const deliveries = async () => {
    const rows = await shop.store.db.selectFrom("job").select("id").where("kind", "like", "%-call").execute();
    return rows.map((row) => row.id).toSorted();
  };
  const remove = () => deletePerson(shop.store, { email: colleague.email }, { now: shop.now() });

  test("leaves no comment, also of an earlier time, and no delivery; the owner's stays", async () => {
    const id = await fixture.lead();
    await book();
    await bookFor(id, { bookingId: "theirs" });
    await fixture.pass(5 * minute);
    await bookFor(id, { bookingId: "theirs", startsAt: startsAt + 24 * 60 * minute });
    await fixture.pass(5 * minute);
    expect(comments().filter((body) => body.includes("Cora Fields"))).toHaveLength(2);
    await remove();
    await fixture.pass(10 * minute);
    expect(comments()).toEqual([expect.stringContaining("Ruth Alder")]);
    expect(await deliveries()).toEqual(["crm-call:calendly-one.booked", "mail-call:calendly-one.booked"]);
  });

  test.each(["dies", "failsAfter"] as const)("leaves no comment on a board that %s", async (mode) => {
    const id = await fixture.lead();
    await bookFor(id, { bookingId: "theirs" });
    await fixture.pass(5 * minute);
    expect(comments()).toHaveLength(1);
    await remove();
    fixture.board.behave({ mode, times: 1, only: ["delete_update"], keys: false });
    await fixture.pass(10 * minute);
    expect([comments(), await deliveries()]).toEqual([[], []]);
  });

  test("while the comment is about to be written leaves none", async () => {
    const id = await fixture.lead();
    await fixture.pass(5 * minute);
    await bookFor(id, { bookingId: "theirs" });
    fixture.board.behave({ mode: "failsAfter", times: 1, only: ["create_update"], keys: false });
    await fixture.deliver();
    expect(comments()).toHaveLength(1);
    await remove();
    await fixture.pass(10 * minute);
    expect([comments(), await deliveries()]).toEqual([[], []]);
  });
});

test("somebody who books without a valuation is an item on the board, and leaves it when deleted", async () => {
  await book({ person: { name: "Ada Caller", email: "ada@caller.example", phone: "+1 212-555-0100" } });
  await fixture.pass(5 * minute);
  expect(fixture.board.items()).toMatchObject([
    {
      name: "Ada Caller – call",
      columns: { email: { email: "ada@caller.example" }, status: { label: "Meeting set" } },
    },
  ]);
  expect(comments()).toHaveLength(1);
  expect(calls()).toMatchObject([{ subject: "Call booked: Ada Caller", replyTo: "ada@caller.example" }]);
  await deletePerson(shop.store, { email: "ada@caller.example" }, { now: shop.now() });
  await fixture.pass(5 * minute);
  expect(fixture.board.items()).toEqual([]);
});
