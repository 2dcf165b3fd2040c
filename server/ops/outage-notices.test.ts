import { describe, expect, test } from "vitest";
import { firmFixture } from "#tests/support/firm.fixture.ts";
import { nextOutage, outageSubject, readOutageSubject } from "./outage-notices.ts";

const minute = 60_000;

describe("the next state of a vendor's outage", () => {
  const t0 = 1_900_000_000_000;
  const works = { vendor: "crm", failing_since: null, told_at: null, succeeded_at: 0 };
  const fails = { ...works, failing_since: t0 };
  const told = { ...fails, told_at: t0 + 15 * minute };
  const failing = (since: number, until: number, failedAt = until) => ({ failing: { since, until, failedAt } });

  test.each([
    ["nobody saw anything", works, {}, t0, works, undefined],
    ["it begins", works, failing(t0, t0 + 1), t0 + 1, fails, undefined],
    ["it lasts, but not long enough", fails, failing(t0, t0 + 15 * minute - 1), t0 + 15 * minute - 1, fails, undefined],
    ["it has lasted", fails, failing(t0, t0 + 15 * minute), t0 + 15 * minute, told, { since: t0 }],
    ["it has lasted, and this server has tried nothing", fails, {}, t0 + 15 * minute, told, { since: t0 }],
    ["it was told", told, failing(t0, t0 + 99 * minute), t0 + 99 * minute, told, undefined],
    ["it is over in time", fails, { succeededAt: t0 + 1 }, t0 + 2, { ...works, succeeded_at: t0 + 1 }, undefined],
    [
      "it is over after the firm was told",
      told,
      { succeededAt: t0 + 20 * minute },
      t0 + 21 * minute,
      { ...works, succeeded_at: t0 + 20 * minute },
      { since: t0, until: t0 + 20 * minute },
    ],
    // Times may be equal, and a known success ends nothing new.
    ["its last success was in the moment it began", told, { succeededAt: t0 }, t0 + 99 * minute, told, undefined],
    [
      "this server's last call failed",
      told,
      { succeededAt: t0 + minute, ...failing(t0 + 2 * minute, t0 + 20 * minute) },
      t0 + 20 * minute,
      told,
      undefined,
    ],
    ["this server succeeded before it began", told, { succeededAt: t0 - 1 }, t0 + 99 * minute, told, undefined],
    [
      "another server succeeded since this one began to fail",
      { ...works, succeeded_at: t0 + 14 * minute },
      failing(t0, t0 + 15 * minute),
      t0 + 15 * minute,
      { ...works, succeeded_at: t0 + 14 * minute, failing_since: t0 + 14 * minute },
      undefined,
    ],
    [
      "another server succeeded since this one last tried",
      { ...works, succeeded_at: t0 + 2 * minute },
      failing(t0, t0 + 60 * minute, t0 + minute),
      t0 + 60 * minute,
      { ...works, succeeded_at: t0 + 2 * minute },
      undefined,
    ],
    // Two odd pages in a row, and no visitor since.
    ["its last useless answer was long ago", fails, failing(t0, t0 + 5), t0 + 60 * minute, fails, undefined],
  ])("if %s", (_, known, seen, now, row, news) => {
    expect(nextOutage(known, seen, "crm", now)).toEqual({ row, ...(news && { news: { vendor: "crm", ...news } }) });
  });

  test("each notice has its own subject, which describes the outage", () => {
    for (const outage of [
      { vendor: "paymentEvents", since: t0 },
      { vendor: "mail", since: t0, until: t0 + 1 },
    ] as const)
      expect(readOutageSubject(outageSubject(outage))).toEqual(outage);
    for (const odd of ["", "crm", "other-1", "crm-x", "crm-1-2-3"]) expect(readOutageSubject(odd)).toBeUndefined();
  });
});

describe("the firm", { timeout: 20_000 }, () => {
  const fixture = firmFixture();

  test("is told once that the board refuses the token, with what waits and why, and once that it is over", async () => {
    fixture.board().behave({ mode: "unauthorized" });
    await fixture.capture({ userEmail: "owner@northgate.example" });
    await fixture.pass(14 * minute);
    const before = fixture.subjects().length;
    await fixture.pass(3 * 60 * minute);
    const [told, ...more] = fixture.inbox().slice(before);
    expect(more).toEqual([]);
    expect(told?.subject).toBe("monday.com is not working");
    for (const part of [told?.text, told?.html]) {
      expect(part).toContain("November 16, 2026 at 10:00");
      expect(part).toContain("New leads and messages are not reaching your CRM.");
      expect(part).toContain("UserUnauthorizedException");
    }
    expect(told?.text).toContain("Deliveries waiting: 1");
    expect(fixture.server().lines.filter((line) => line.includes('"level":50'))).toHaveLength(1);

    fixture.board().behave({ mode: "well" });
    await fixture.pass(2 * 60 * minute);
    const over = fixture.inbox().slice(before + 1);
    expect(over.map(({ subject }) => subject)).toEqual(["monday.com works again"]);
    expect(over[0]?.text).toContain("Not working since: November 16, 2026 at 10:00");
    expect(over[0]?.text).toMatch(/Working again since: November 16, 2026 at \d/);
    await fixture.pass(60 * minute);
    expect(fixture.subjects().filter((subject) => subject.startsWith("monday.com"))).toHaveLength(2);
  });

  test("is told once about an outage that begins at the moment of the last success", async () => {
    await fixture.capture({ userEmail: "owner@northgate.example" });
    await fixture.deliver();
    fixture.board().behave({ mode: "unauthorized" });
    await fixture.capture();
    await fixture.pass(60 * minute);
    const notices = fixture.subjects().filter((subject) => subject.startsWith("monday.com"));
    expect(notices).toEqual(["monday.com is not working"]);
  });

  test("is not told again and again while one server fails and another succeeds", async () => {
    fixture.serve(2);
    fixture.server(1).vendors.succeeded("analysis");
    for (let time = 0; time < 6; time++) {
      fixture.server(0).vendors.failed("analysis");
      await fixture.pass(10 * minute);
    }
    expect(fixture.subjects()).toEqual(["The language model is not working"]);
  });

  test("is not told about an outage of less than a quarter of an hour", async () => {
    fixture.board().behave({ mode: "fails" });
    await fixture.capture();
    await fixture.pass(3 * minute);
    fixture.board().behave({ mode: "well" });
    await fixture.pass(60 * minute);
    expect(fixture.subjects().filter((subject) => subject.startsWith("monday.com"))).toEqual([]);
  });

  test("gets one notice however many servers see the outage, even after a restart during it", async () => {
    fixture.serve(3);
    const failOn = (...at: readonly number[]) => {
      for (const one of at) fixture.server(one).vendors.failed("analysis");
    };
    failOn(0, 0, 1, 1, 2, 2);
    await fixture.pass(10 * minute);
    fixture.serve(2);
    await fixture.pass(10 * minute);
    expect(fixture.subjects()).toEqual(["The language model is not working"]);
    failOn(0, 0, 1, 1);
    await fixture.pass(10 * minute);
    fixture.server(0).vendors.succeeded("analysis");
    await fixture.pass(60 * minute);
    expect(fixture.subjects()).toEqual(["The language model is not working", "The language model works again"]);
  });

  test("finds in the log that mail does not go out, and gets a mail when it does again", async () => {
    fixture.smtp().behave("refuseSender");
    await fixture.capture({ userEmail: "owner@northgate.example" });
    await fixture.pass(20 * minute);
    expect(fixture.inbox()).toEqual([]);
    expect(fixture.server().vendors.state("mail").state).toBe("failing");
    const errors = () => fixture.server().lines.filter((line) => line.includes('"level":50'));
    expect(errors().map((line) => JSON.parse(line).vendor)).toEqual(["mail"]);
    fixture.smtp().behave("well");
    await fixture.pass(60 * minute);
    const notices = fixture.inbox().filter(({ subject }) => subject.startsWith("Outgoing email"));
    expect(notices.map(({ subject }) => subject)).toEqual(["Outgoing email works again"]);
    expect(notices[0]?.text).toContain("Not working since: November 16, 2026 at 10:00");
    expect(errors()).toHaveLength(1);
  });

  test("gets only the end of an outage whose first notice could not be sent in time", async () => {
    fixture.serve(1, stripe);
    fixture.server().vendors.failed("payments");
    fixture.server().vendors.failed("payments");
    fixture.smtp().behave("defer");
    await fixture.pass(20 * minute);
    fixture.server().vendors.succeeded("payments");
    await fixture.pass(minute);
    fixture.smtp().behave("well");
    await fixture.pass(90 * minute);
    expect(fixture.subjects().filter((subject) => subject.startsWith("Stripe"))).toEqual(["Stripe works again"]);
  });

  test("is told nothing about a service that is not set up", async () => {
    fixture.server().vendors.failed("payments");
    fixture.server().vendors.failed("payments");
    await fixture.pass(60 * minute);
    expect(fixture.inbox()).toEqual([]);
  });
});

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_12345678",
  STRIPE_WEBHOOK_SECRET: "whsec_12345678",
  STRIPE_PRICE_PROFESSIONAL: "price_1",
  STRIPE_PRICE_EXIT_READINESS: "price_2",
};
