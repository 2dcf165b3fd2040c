import { describe, expect, test } from "vitest";
import { newYork, sparseCapture } from "#domain/leads/lead.fixture.ts";
import { inspectMailHtml } from "#server/documents/mails/inspect-mail-html.fixture.ts";
import { lostLease } from "#server/jobs/worker.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import type { Mail } from "#server/vendors/mail.ts";
import { firmFixture, morning } from "#tests/support/firm.fixture.ts";
import { sendLeadAlert } from "./send-lead-alert.ts";

const fixture = firmFixture();
const minute = 60_000;
const email = "owner@northgate-dental.example";
const phone = "(614) 555-0142";
const hotSubject = "Hot lead 55: Northgate Dental, $9.9M";
const withoutContact = "Hot lead 55, no contact details: Northgate Dental, $9.9M";

describe("leads that leave contact details", { timeout: 20_000 }, () => {
  test("are reported to the firm at once, with everything they left, the link, the dated range and the estimate line", async () => {
    const id = await fixture.capture({ userEmail: email, userPhone: phone });
    await fixture.deliver();
    const [alert, ...more] = fixture.inbox();
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
    await fixture.pass(60 * minute);
    expect(fixture.inbox()).toHaveLength(1);
  });

  test("are reported at any score", async () => {
    await fixture.capture({ ...sparseCapture, userPhone: phone });
    await fixture.deliver();
    expect(fixture.subjects()).toEqual(["New lead 20: plumber.example, $138K"]);
    expect(fixture.inbox()[0]?.text).toContain(phone);
  });

  test("are reported with a phone number that no link can dial", async () => {
    await fixture.capture({ userPhone: "555-0142 ask for Jane" });
    await fixture.deliver();
    expect(fixture.inbox()[0]?.html).toContain("555-0142 ask for Jane");
  });

  test("within half an hour are reported then, once, with the brief", async () => {
    const id = await fixture.capture();
    await fixture.pass(5 * minute);
    expect(fixture.inbox()).toEqual([]);
    await fixture.capture({ valuationId: id, userEmail: email });
    await fixture.deliver();
    expect(fixture.subjects()).toEqual([hotSubject]);
    await fixture.pass(120 * minute);
    expect(fixture.inbox()).toHaveLength(1);
  });

  test("after the alert without them are reported again, with the brief and the way to reach the owner", async () => {
    const id = await fixture.capture();
    await fixture.pass(31 * minute);
    await fixture.capture({ valuationId: id, userPhone: phone });
    await fixture.deliver();
    expect(fixture.subjects()).toEqual([withoutContact, hotSubject]);
    expect(fixture.inbox()[1]?.text).toContain(phone);
  });

  test("in a report request are reported too", async () => {
    const id = await fixture.capture();
    await fixture.requestReport(id);
    await fixture.deliver();
    expect(fixture.subjects().toSorted()).toEqual([hotSubject, "Report request from Jane Doe"]);
    const alert = fixture.inbox().find(({ subject }) => subject === hotSubject);
    for (const part of [alert?.text, alert?.html]) expect(part).toContain("Jane Doe");
  });

  test("while mail is down are reported once, with everything that came meanwhile", async () => {
    fixture.smtp().behave("defer");
    const id = await fixture.capture({ userEmail: email });
    await fixture.pass(10 * minute);
    await fixture.capture({ valuationId: id, userEmail: email, userPhone: phone });
    fixture.smtp().behave("well");
    await fixture.pass(60 * minute);
    const alerts = fixture.inbox().filter(({ subject }) => subject.includes("Northgate"));
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.text).toContain(email);
    expect(alerts[0]?.text).toContain(phone);
  });

  test("and are deleted before the mail goes out are not reported", async () => {
    fixture.smtp().behave("defer");
    const id = await fixture.capture({ userEmail: email });
    await fixture.pass(minute);
    await deletePerson(fixture.store(), { id }, { now: fixture.clock.now });
    fixture.smtp().behave("well");
    await fixture.pass(60 * minute);
    expect(fixture.subjects().filter((subject) => subject.includes("Northgate"))).toEqual([]);
  });
});

describe("later contact details", () => {
  test("are one short mail two minutes later, with what is new and everything that is known", async () => {
    const id = await fixture.capture({ userEmail: email });
    await fixture.deliver();
    await fixture.capture({ valuationId: id, userEmail: email, userPhone: "614 555 0100" });
    await fixture.pass(minute);
    expect(fixture.inbox()).toHaveLength(1);
    // A typo, corrected at once.
    await fixture.capture({ valuationId: id, userEmail: email, userPhone: phone });
    await fixture.pass(2 * minute);
    const [, added, ...more] = fixture.inbox();
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
    expect(inspectMailHtml(added?.html ?? "").activeContent).toEqual([]);
    await fixture.pass(120 * minute);
    expect(fixture.inbox()).toHaveLength(2);
  });

  test("that repeat the known ones send no mail; a typo in the brief is corrected once", async () => {
    const id = await fixture.capture({ userEmail: "onwer@northgate-dental.example" });
    await fixture.pass(5 * minute);
    await fixture.capture({ valuationId: id, userEmail: email });
    await fixture.pass(5 * minute);
    await fixture.capture({ valuationId: id, userEmail: email });
    await fixture.pass(60 * minute);
    expect(fixture.subjects()).toEqual([hotSubject, "Email address from Northgate Dental"]);
    for (const part of [fixture.inbox()[1]?.text, fixture.inbox()[1]?.html])
      expect(part).toContain("Before, the owner had left onwer@northgate-dental.example.");
  });

  test("that change again and again do not fill the mailbox", async () => {
    const id = await fixture.capture({ userEmail: email });
    for (let time = 0; time < 8; time++) {
      await fixture.capture({ valuationId: id, userEmail: `owner${time}@northgate.example` });
      await fixture.pass(3 * minute);
    }
    expect(fixture.inbox()).toHaveLength(5);
  });
});

describe("a hot lead without contact details", { timeout: 20_000 }, () => {
  test("is reported once, after half an hour, and the firm is not asked to chase it", async () => {
    await fixture.capture();
    await fixture.pass(29 * minute);
    expect(fixture.inbox()).toEqual([]);
    await fixture.pass(minute);
    expect(fixture.subjects()).toEqual([withoutContact]);
    const [alert] = fixture.inbox();
    expect(alert?.replyTo).toBeUndefined();
    for (const part of [alert?.text, alert?.html]) {
      expect(part).toContain("The owner is not chased");
      expect(part).not.toMatch(/Follow up by|Which number reaches/);
    }
    await fixture.pass(120 * minute);
    expect(fixture.inbox()).toHaveLength(1);
  });

  test("is not reported by a worker that has lost the job to another", async () => {
    const subject = await fixture.capture();
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    const now = () => fixture.clock.now + 31 * minute;
    const firm = "leads@firm.example";
    const siteUrl = "https://amiva.example";
    const run = sendLeadAlert({ store: fixture.store(), mailer, from: firm, firm, siteUrl, timeZone: newYork, now });
    const job = { id: "", kind: jobKinds.mailAlert, subject, wanted: 1, tries: 1, lease: "", memo: {} };
    const tools = { signal: new AbortController().signal, remember: async () => false };
    expect(await run({ ...job, interrupted: false }, tools)).toEqual(lostLease);
    expect(sent).toEqual([]);
  });

  test("that is deleted within the half hour is not reported", async () => {
    const id = await fixture.capture();
    await fixture.pass(5 * minute);
    await deletePerson(fixture.store(), { id }, { now: fixture.clock.now });
    await fixture.pass(60 * minute);
    expect(fixture.inbox()).toEqual([]);
  });

  test("from before the alert carried contact details sends no mail", async () => {
    // The alert went out at the first capture, but its delivery has no memo of it.
    const ids = [await fixture.capture(), await fixture.capture({ userEmail: email })];
    const done = { state: "done", run_at: null, settled: 1, memo: "{}", done_at: fixture.clock.now } as const;
    await fixture.store().db.updateTable("job").set(done).where("kind", "=", "mail-alert").execute();
    for (const valuationId of ids) await fixture.capture({ valuationId, corrections: { location: "Columbus, Ohio" } });
    await fixture.pass(60 * minute);
    expect(fixture.inbox()).toEqual([]);
  });

  test("that is no longer hot, or never was, is not reported", async () => {
    const id = await fixture.capture();
    await fixture.capture({ valuationId: id, financialInputs: sparseCapture.financialInputs });
    await fixture.capture({ ...sparseCapture });
    await fixture.pass(60 * minute);
    expect(fixture.inbox()).toEqual([]);
  });

  test("is one of twenty a day in all, by the firm's calendar; leads with contact details are always reported", async () => {
    // 10:30 PM at the firm; further east it is already the next day.
    fixture.clock.now = morning + 12.5 * 60 * minute;
    const capture = (length: number) => Promise.all(Array.from({ length }, () => fixture.capture()));
    const [first, ...others] = await capture(12);
    await fixture.pass(30 * minute);
    expect(fixture.inbox()).toHaveLength(12);
    // Other servers continue the same count.
    fixture.serve(2);
    others.push(...(await capture(11)));
    await fixture.pass(30 * minute);
    expect(fixture.subjects()).toEqual(Array(20).fill(withoutContact));
    await fixture.pass(15 * minute);
    expect(fixture.inbox()).toHaveLength(20);
    await fixture.capture({ valuationId: first ?? "", userPhone: phone });
    await fixture.capture({ valuationId: others.at(-1) ?? "", userPhone: phone });
    await fixture.deliver();
    expect(fixture.subjects().slice(20)).toEqual([hotSubject, hotSubject]);
    // Leads that were left out are not reported later; a new day has its own allowance.
    await fixture.capture();
    await fixture.pass(90 * minute);
    expect(fixture.subjects().slice(22)).toEqual([withoutContact]);
    expect(fixture.board().items()).toHaveLength(24);
  });

  test("uses one of the day's mails, however often its mail is retried", async () => {
    fixture.smtp().behave("defer");
    await fixture.capture();
    await fixture.pass(60 * minute);
    const used = await fixture.store().db.selectFrom("daily_use").select(["name", "used"]).execute();
    expect(used.find(({ name }) => name === "alerts without contact")?.used).toBe(1);
    fixture.smtp().behave("well");
    await fixture.pass(60 * minute);
    expect(fixture.subjects().filter((subject) => subject.includes("Northgate"))).toEqual([withoutContact]);
  });
});
