import { describe, expect, test } from "vitest";
import { sparseCapture } from "#domain/leads/lead.fixture.ts";
import { examine } from "#server/documents/mails/examine.fixture.ts";
import { deletePerson } from "#server/services/delete-person.ts";
import { firmBench, morning } from "#tests/support/firm-bench.ts";

const bench = firmBench();
const minute = 60_000;
const email = "owner@northgate-dental.example";
const phone = "(614) 555-0142";
const hotSubject = "Hot lead 55: Northgate Dental, $9.9M";
const withoutContact = "Hot lead 55, no contact details: Northgate Dental, $9.9M";

describe("a lead that leaves contact details", { timeout: 20_000 }, () => {
  test("reaches the firm at once, with all that was left, the link, the dated range and its estimate line", async () => {
    const id = await bench.capture({ userEmail: email, userPhone: phone });
    await bench.deliver();
    const [alert, ...more] = bench.inbox();
    expect(more).toEqual([]);
    expect(alert).toMatchObject({ subject: hotSubject, replyTo: email });
    for (const part of [alert?.text, alert?.html]) {
      expect(part).toContain(email);
      expect(part).toContain(phone);
      expect(part).toContain(`https://amiva.example/valuation/result/${id}`);
      expect(part).toContain("$8.4M – $11.4M");
      expect(part).toContain(
        "An estimate of November 16, 2026 from the owner’s figures, not an appraisal or an offer.",
      );
      expect(part).toContain(`Call ${phone} today to arrange the 15-minute intro call`);
      expect(part).toContain("What to ask");
    }
    await bench.pass(60 * minute);
    expect(bench.inbox()).toHaveLength(1);
  });

  test("of any score is told", async () => {
    await bench.capture({ ...sparseCapture, userPhone: phone });
    await bench.deliver();
    expect(bench.subjects()).toEqual(["New lead 20: plumber.example, $138K"]);
    expect(bench.inbox()[0]?.text).toContain(phone);
  });

  test("shows a number that no link can dial", async () => {
    await bench.capture({ userPhone: "555-0142 ask for Jane" });
    await bench.deliver();
    expect(bench.inbox()[0]?.html).toContain("555-0142 ask for Jane");
  });

  test("within the half hour is told then, once, with the brief", async () => {
    const id = await bench.capture();
    await bench.pass(5 * minute);
    expect(bench.inbox()).toEqual([]);
    await bench.capture({ valuationId: id, userEmail: email });
    await bench.deliver();
    expect(bench.subjects()).toEqual([hotSubject]);
    await bench.pass(120 * minute);
    expect(bench.inbox()).toHaveLength(1);
  });

  test("after the alert without them is told again, with the brief and the way to reach the owner", async () => {
    const id = await bench.capture();
    await bench.pass(31 * minute);
    await bench.capture({ valuationId: id, userPhone: phone });
    await bench.deliver();
    expect(bench.subjects()).toEqual([withoutContact, hotSubject]);
    expect(bench.inbox()[1]?.text).toContain(phone);
  });

  test("in a report request is told too", async () => {
    const id = await bench.capture();
    await bench.requestReport(id);
    await bench.deliver();
    expect(bench.subjects().toSorted()).toEqual([hotSubject, "Report request from Jane Doe"]);
    const alert = bench.inbox().find(({ subject }) => subject === hotSubject);
    for (const part of [alert?.text, alert?.html]) expect(part).toContain("Jane Doe");
  });

  test("while mail is down is told once, with all that came meanwhile", async () => {
    bench.smtp().behave("defer");
    const id = await bench.capture({ userEmail: email });
    await bench.pass(10 * minute);
    await bench.capture({ valuationId: id, userEmail: email, userPhone: phone });
    bench.smtp().behave("well");
    await bench.pass(60 * minute);
    const alerts = bench.inbox().filter(({ subject }) => subject.includes("Northgate"));
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.text).toContain(email);
    expect(alerts[0]?.text).toContain(phone);
  });

  test("and is deleted before the mail goes out is not told", async () => {
    bench.smtp().behave("defer");
    const id = await bench.capture({ userEmail: email });
    await bench.pass(minute);
    await deletePerson(bench.store(), { id }, { now: bench.clock.now });
    bench.smtp().behave("well");
    await bench.pass(60 * minute);
    expect(bench.subjects().filter((subject) => subject.includes("Northgate"))).toEqual([]);
  });
});

describe("details that follow the first", () => {
  test("are one short mail two minutes later, with what is new and everything that is known", async () => {
    const id = await bench.capture({ userEmail: email });
    await bench.deliver();
    await bench.capture({ valuationId: id, userEmail: email, userPhone: "614 555 0100" });
    await bench.pass(minute);
    expect(bench.inbox()).toHaveLength(1);
    // A slip, put right at once.
    await bench.capture({ valuationId: id, userEmail: email, userPhone: phone });
    await bench.pass(2 * minute);
    const [, added, ...more] = bench.inbox();
    expect(more).toEqual([]);
    expect(added).toMatchObject({ subject: "Phone number from Northgate Dental", replyTo: email });
    for (const part of [added?.text, added?.html]) {
      expect(part).toContain(phone);
      expect(part).toContain(email);
      expect(part).toContain(`https://amiva.example/valuation/result/${id}`);
      expect(part).not.toContain("614 555 0100");
    }
    expect(added?.text).not.toContain("corrected");
    expect(added?.text.length).toBeLessThan(600);
    expect(examine(added?.html ?? "").alive).toEqual([]);
    await bench.pass(120 * minute);
    expect(bench.inbox()).toHaveLength(2);
  });

  test("that are the same again are no news; a slip that the brief had is put right once", async () => {
    const id = await bench.capture({ userEmail: "onwer@northgate-dental.example" });
    await bench.pass(5 * minute);
    await bench.capture({ valuationId: id, userEmail: email });
    await bench.pass(5 * minute);
    await bench.capture({ valuationId: id, userEmail: email });
    await bench.pass(60 * minute);
    expect(bench.subjects()).toEqual([hotSubject, "Email address from Northgate Dental"]);
    for (const part of [bench.inbox()[1]?.text, bench.inbox()[1]?.html])
      expect(part).toContain("The owner corrected onwer@northgate-dental.example: please do not use it.");
  });

  test("that change again and again do not fill the mailbox", async () => {
    const id = await bench.capture({ userEmail: email });
    for (let time = 0; time < 8; time++) {
      await bench.capture({ valuationId: id, userEmail: `owner${time}@northgate.example` });
      await bench.pass(3 * minute);
    }
    expect(bench.inbox()).toHaveLength(5);
  });
});

describe("a hot lead without contact details", { timeout: 20_000 }, () => {
  test("is told once, after half an hour, and nobody is asked to chase it", async () => {
    await bench.capture();
    await bench.pass(29 * minute);
    expect(bench.inbox()).toEqual([]);
    await bench.pass(minute);
    expect(bench.subjects()).toEqual([withoutContact]);
    const [alert] = bench.inbox();
    expect(alert?.replyTo).toBeUndefined();
    for (const part of [alert?.text, alert?.html]) {
      expect(part).toContain("The owner is not chased");
      expect(part).not.toMatch(/Follow up by|Which number reaches/);
    }
    await bench.pass(120 * minute);
    expect(bench.inbox()).toHaveLength(1);
  });

  test("that is deleted within the half hour is not told", async () => {
    const id = await bench.capture();
    await bench.pass(5 * minute);
    await deletePerson(bench.store(), { id }, { now: bench.clock.now });
    await bench.pass(60 * minute);
    expect(bench.inbox()).toEqual([]);
  });

  test("from before the alert carried contact details causes no mail by itself", async () => {
    // The alert went out at the first capture, and its delivery remembers nothing of it.
    const ids = [await bench.capture(), await bench.capture({ userEmail: email })];
    const done = { state: "done", run_at: null, settled: 1, memo: "{}", done_at: bench.clock.now } as const;
    await bench.store().db.updateTable("job").set(done).where("kind", "=", "mail-alert").execute();
    for (const valuationId of ids) await bench.capture({ valuationId, corrections: { location: "Columbus, Ohio" } });
    await bench.pass(60 * minute);
    expect(bench.inbox()).toEqual([]);
  });

  test("that is not hot any more, or never was, is not told", async () => {
    const id = await bench.capture();
    await bench.capture({ valuationId: id, financialInputs: sparseCapture.financialInputs });
    await bench.capture({ ...sparseCapture });
    await bench.pass(60 * minute);
    expect(bench.inbox()).toEqual([]);
  });

  test("is one of twenty a day in all, by the firm's calendar; those with contact details always come", async () => {
    // 10:30 PM at the firm; further east the next day has begun.
    bench.clock.now = morning + 12.5 * 60 * minute;
    const capture = (length: number) => Promise.all(Array.from({ length }, () => bench.capture()));
    const [first, ...others] = await capture(12);
    await bench.pass(30 * minute);
    expect(bench.inbox()).toHaveLength(12);
    // Other servers in the place of this one go on with its count.
    bench.serve(2);
    others.push(...(await capture(11)));
    await bench.pass(30 * minute);
    expect(bench.subjects()).toEqual(Array(20).fill(withoutContact));
    await bench.pass(15 * minute);
    expect(bench.inbox()).toHaveLength(20);
    await bench.capture({ valuationId: first ?? "", userPhone: phone });
    await bench.capture({ valuationId: others.at(-1) ?? "", userPhone: phone });
    await bench.deliver();
    expect(bench.subjects().slice(20)).toEqual([hotSubject, hotSubject]);
    // Those that were left out are not told later; a new day has its own allowance.
    await bench.capture();
    await bench.pass(90 * minute);
    expect(bench.subjects().slice(22)).toEqual([withoutContact]);
    expect(bench.board().items()).toHaveLength(24);
  });

  test("uses one of the day's mails, however often its mail is tried", async () => {
    bench.smtp().behave("defer");
    await bench.capture();
    await bench.pass(60 * minute);
    const used = await bench.store().db.selectFrom("daily_use").select(["name", "used"]).execute();
    expect(used.find(({ name }) => name === "alerts without contact")?.used).toBe(1);
    bench.smtp().behave("well");
    await bench.pass(60 * minute);
    expect(bench.subjects().filter((subject) => subject.includes("Northgate"))).toEqual([withoutContact]);
  });
});
