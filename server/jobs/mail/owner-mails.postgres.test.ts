import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { consentTexts } from "#content/mail-consent.ts";
import { seriesMailWords } from "#content/series-mails.ts";
import { site } from "#content/site.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { newYork } from "#domain/leads/lead.fixture.ts";
import { consentWordings, type SeriesMailId, seriesDueAt, seriesMailIds } from "#domain/mail/mail-series.ts";
import { inspectMailHtml } from "#server/documents/mails/inspect-mail-html.fixture.ts";
import type { CaptureRequest } from "#server/services/capture-lead.ts";
import { deletePerson } from "#server/services/delete-person.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { mergeLeads } from "#server/services/desk/leads/merge-leads.ts";
import { turnOwnerMails } from "#server/services/desk/owner-mails.ts";
import { grantPackage } from "#server/services/grant-package.ts";
import { addressMarks } from "#server/services/mail/address-marks.ts";
import { stopSeries } from "#server/services/mail/owner-mails.ts";
import { allowMail, suppressionOf } from "#server/services/mail/suppressions.ts";
import { bare, id, other, type ServiceFixture, serviceFixture, t0 } from "#server/services/services.fixture.ts";
import { sampleBooking } from "#server/store/bookings/booking-row.fixture.ts";
import { lockOrInsertBooking } from "#server/store/bookings/bookings.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { countSuppressed, suppressAddress } from "#server/store/mail/suppressed-addresses.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { MailError } from "#server/vendors/mail.ts";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";
import { mailServers, siteUrl } from "./mail-servers.fixture.ts";
import { sendPrivateLink } from "./send-private-link.ts";
import { sendSeriesMail } from "./send-series-mail.ts";

const owner: Member = { id: "ada", name: "Ada Brown", email: "ada@firm.example", role: "owner" };
const email = "owner@northgate.example";
const [mailConsent] = consentWordings;

const postgres = await openPostgresFixture();
const embedded = storeOfFile();

describe("on node:sqlite", () => seriesContract(serviceFixture(async () => [embedded(), embedded()])));

describe(`on ${postgres.name}`, () => {
  afterAll(() => postgres.dispose());
  const open = async () => {
    const store = await postgres.open();
    // The stand-in has one connection, on which two concurrent transactions would be one.
    return [store, postgres.newDatabase ? await postgres.open() : store] as const;
  };
  seriesContract(serviceFixture(open));
});

/** The follow-up emails to an owner, with two servers. */
function seriesContract(services: ServiceFixture): void {
  const store = () => services.store;
  const links = mailServers(services, jobKinds.mailLink, sendPrivateLink);
  const series = mailServers(services, jobKinds.mailSeries, sendSeriesMail);
  const due = (mail: SeriesMailId) => seriesDueAt(t0, mail, newYork);
  const turn = (isOn: boolean, now: number) => turnOwnerMails(store(), owner, isOn, { now });

  beforeEach(async () => {
    for (const table of ["suppressed_address", "desk_setting", "purchase", "booking", "desk_user"] as const)
      await store().db.deleteFrom(table).execute();
    await turn(true, t0);
  });

  /** The owner asks for the link, and it is mailed at once. */
  async function askForLink(change: Partial<CaptureRequest> = {}): Promise<void> {
    await services.leadService().capture({ ...bare, userEmail: email, sendReport: true, mailConsent, ...change });
    expect(await links.mailsAt(services.clock.now)).toHaveLength(1);
  }
  const subjects = (mails: readonly { readonly subject: string }[]) => mails.map(({ subject }) => subject);

  describe("the follow-up emails", () => {
    test("come once each, on day 3, 14 and 45, to an owner who asked for the link and agreed", async () => {
      await askForLink();
      for (const mail of seriesMailIds) {
        expect(await series.mailsAt(due(mail) - 1)).toEqual([]);
        const found = await series.mailsAt(due(mail));
        expect(subjects(found)).toEqual([seriesMailWords[mail].subject]);
        expect(found[0]).toMatchObject({ to: email, stopAddress: `${siteUrl}/api/mail-stop/owner/${id}` });
        expect(await series.mailsAt(due(mail) + 1)).toEqual([]);
      }
      expect((await services.leadNow()).lead.mailSeries).toEqual({
        agreedAt: t0,
        wording: mailConsent,
        to: email,
        startedAt: t0,
        sent: seriesMailIds.map((mail) => ({ id: mail, at: due(mail) })),
      });
      expect(await findJob(store(), jobKinds.mailSeries, id)).toMatchObject({ state: "done" });
      expect(new Set(await idsOf([...seriesMailIds])).size).toBe(3);
    });

    const idsOf = async (mails: readonly SeriesMailId[]) => {
      const marks = await addressMarks(store());
      return mails.map((mail) => marks.markOf(`${jobKinds.mailSeries}:${id} 1${mail}`, email));
    };

    test("are three different mails for a mail program, and the same one if a mail is sent twice", async () => {
      await askForLink();
      const ids: string[] = [];
      for (const mail of seriesMailIds) {
        // The mail server takes it, and the answer is lost.
        let isLost = true;
        series.serveWith(async (sent) => {
          ids.push(sent.id);
          if (isLost) throw new MailError("ECONNECTION", { permanent: false });
        });
        await series.mailsAt(due(mail));
        isLost = false;
        await series.mailsAt(due(mail) + 60_000);
      }
      const expected = await idsOf(seriesMailIds);
      expect(ids).toEqual(expected.flatMap((each) => [each, each]));
    });

    test.each(seriesMailIds)("reveal nothing to a bystander, and nothing of the owner: %s", async (mail) => {
      await askForLink();
      const had = seriesMailIds.slice(0, seriesMailIds.indexOf(mail));
      for (const earlier of had) await series.mailsAt(due(earlier));
      const [found] = await series.mailsAt(due(mail));
      const { html = "", text = "", subject = "" } = found ?? {};
      const [, preheader = ""] = /<div style="display:none[^>]*>([^<]*)/.exec(html) ?? [];
      const [firstLines = ""] = text.split(seriesMailWords[mail].parts[0]?.title ?? "");
      expect(firstLines).toContain("three");
      for (const seen of [subject, preheader, firstLines])
        expect(seen).not.toMatch(/valu|sell|sale|sold|worth|company|business|advis|report|M&A/i);
      for (const part of [html, text]) {
        expect(part).not.toContain("Northgate");
        expect(part).toContain("November 3, 2025");
        expect(part).toContain(`${siteUrl}/valuation/result/${id}/history?stop-emails`);
      }
      expect(inspectMailHtml(html).activeContent).toEqual([]);
      expect(text).toContain(site.phone.display);
    });

    test.each<[string, Partial<CaptureRequest>]>([
      ["without the box", { mailConsent: undefined }],
      ["without asking for the link", { sendReport: undefined }],
    ])("do not come %s", async (_, change) => {
      await services.leadService().capture({ ...bare, userEmail: email, sendReport: true, mailConsent, ...change });
      await links.mailsAt(t0);
      expect((await services.leadNow()).lead).not.toHaveProperty("mailSeries.startedAt");
      for (const mail of seriesMailIds) expect(await series.mailsAt(due(mail))).toEqual([]);
    });

    test("count their days from the mail with the link, however late that goes out", async () => {
      await services.leadService().capture({ ...bare, userEmail: email, sendReport: true, mailConsent });
      const late = t0 + 5 * 86_400_000;
      await links.mailsAt(late);
      expect(await series.mailsAt(due("questions"))).toEqual([]);
      expect(await series.mailsAt(seriesDueAt(late, "questions", newYork))).toHaveLength(1);
    });

    test("are off until an owner of the desk turns them on, which is in the audit log", async () => {
      await turn(false, t0 + 1);
      await askForLink();
      expect(await series.mailsAt(due("questions"))).toEqual([]);
      await turn(true, due("questions") + 1);
      // No backlog at once; the next one comes.
      expect(await series.mailsAt(due("questions") + 2)).toEqual([]);
      expect(subjects(await series.mailsAt(due("readiness")))).toEqual([seriesMailWords.readiness.subject]);
      const entries = (await auditOf(store(), "desk")).filter(({ action }) => action === "ownerMails");
      expect(entries.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
        ["off", "on"],
        ["on", "off"],
      ]);
      await expect(turnOwnerMails(store(), { ...owner, role: "partner" }, true, { now: t0 })).rejects.toMatchObject({
        code: "roleRefused",
      });
    });

    test("that wait after a failure are not sent once they were turned off", async () => {
      await askForLink();
      series.serveWith(async () => {
        throw new MailError("ECONNREFUSED", { permanent: false });
      });
      expect(await series.mailsAt(due("questions"))).toEqual([]);
      await turn(false, due("questions") + 1);
      series.serveWith(async () => undefined);
      expect(await series.mailsAt(due("questions") + 60_000)).toEqual([]);
    });
  });

  describe("the follow-up emails end", () => {
    const bookCall = (state: "booked" | "cancelled") => {
      const call = sampleBooking(`call ${state}`, t0, { lead_id: id, state, starts_at: t0 + 86_400_000 });
      return lockOrInsertBooking(store().db, store().engine, call);
    };
    const causes: Readonly<Record<string, () => Promise<unknown>>> = {
      "when the owner stops them": () => stopSeries(services.second, id, { now: t0 + 5 }),
      "when the owner deletes the data": () => deletePerson(store(), { email }, { now: t0 + 5 }),
      "when a report is bought or opened": () =>
        grantPackage(store(), { valuationId: id, package: "professional", now: t0 + 5, mail: false }),
      "when a call is booked": () => bookCall("booked"),
      "when the same address values a business again": async () => {
        services.clock.now = t0 + 5;
        await services.leadService().capture(other({ userEmail: "Owner@Northgate.example" }));
      },
      "when the lead is merged into another": async () => {
        const { valuationId } = other();
        await services.leadService().capture({ ...bare, valuationId });
        await mergeLeads(store(), owner, { keep: valuationId, other: id }, { now: t0 + 5 });
      },
      "when a partner has talked with the owner": () =>
        changeLead(store(), owner, { leadId: id, change: { field: "stage", to: "talked" }, at: t0 + 5 }),
      "when the owner gives another address": () =>
        services.leadService().capture({ ...bare, userEmail: "new@northgate.example" }),
      "when mail to the address came back": async () => {
        const hash = (await addressMarks(store())).keyOf(email);
        await suppressAddress(store(), { hash, reason: "bounce", code: "5.1.1" }, { now: t0 + 5 });
      },
    };

    test("not for a call that was cancelled again", async () => {
      await askForLink();
      await bookCall("cancelled");
      expect(await series.mailsAt(due("questions"))).toHaveLength(1);
    });

    test.each(Object.keys(causes))("%s", async (cause) => {
      await askForLink();
      await causes[cause]?.();
      for (const mail of seriesMailIds) expect(await series.mailsAt(due(mail))).toEqual([]);
    });

    const again = due("readiness") + 86_400_000;
    /** What a stranger who types the address in can do after the stop. */
    const retries: Readonly<Record<string, () => Promise<unknown>>> = {
      "the same valuation": () => askForLink({ timestamp: "2025-11-20T10:00:00Z" }),
      "the same valuation, with another address in between": async () => {
        await askForLink({ userEmail: "other@northgate.example", timestamp: "2025-11-20T10:00:00Z" });
        await askForLink({ timestamp: "2025-11-20T11:00:00Z" });
      },
      "another valuation": () => askForLink(other({ userEmail: "Owner@Northgate.example" })),
      "another one after a deletion": async () => {
        await deletePerson(store(), { email }, { now: again });
        await askForLink(other({ userEmail: email }));
      },
    };

    test.each(Object.keys(retries))(
      "for good with a stop between two of them, also if the box is ticked in %s",
      async (way) => {
        await askForLink();
        expect(await series.mailsAt(due("questions"))).toHaveLength(1);
        await stopSeries(services.second, id, { now: due("questions") + 1 });
        expect(await series.mailsAt(due("readiness"))).toEqual([]);
        services.clock.now = again;
        // The link itself was asked for.
        await retries[way]?.();
        for (const mail of seriesMailIds) expect(await series.mailsAt(seriesDueAt(again, mail, newYork))).toEqual([]);
        expect((await suppressionOf(store(), email))?.reason).toBe("stopped");
      },
    );

    test("for good with a stop after the last of them", async () => {
      await askForLink();
      for (const mail of seriesMailIds) await series.mailsAt(due(mail));
      await stopSeries(store(), id, { now: due("figures") + 1 });
      expect((await suppressionOf(store(), email))?.reason).toBe("stopped");
    });

    test("and neither a bounce nor the desk undoes a stop; a complaint counts more", async () => {
      await askForLink();
      await stopSeries(store(), id, { now: t0 + 1 });
      const hash = (await addressMarks(store())).keyOf(email);
      const reason = async () => (await suppressionOf(store(), email))?.reason;
      await suppressAddress(store(), { hash, reason: "bounce", code: "5.1.1" }, { now: t0 + 2 });
      await allowMail(store(), owner, id, { now: t0 + 3 });
      expect(await reason()).toBe("stopped");
      expect(await countSuppressed(store())).toBe(0);
      await suppressAddress(store(), { hash, reason: "complaint", code: "abuse" }, { now: t0 + 4 });
      await stopSeries(store(), id, { now: t0 + 5 });
      expect(await reason()).toBe("complaint");
      await allowMail(store(), owner, id, { now: t0 + 6 });
      expect(await reason()).toBe("stopped");
      expect((await auditOf(store(), id)).filter(({ action }) => action === "mailAllowed")).toHaveLength(1);
    });

    test("and one address never gets the same one from two valuations", async () => {
      await askForLink();
      expect(await series.mailsAt(due("questions"))).toHaveLength(1);
      const later = due("questions") + 86_400_000;
      services.clock.now = later;
      await askForLink(other({ userEmail: email }));
      expect(await series.mailsAt(seriesDueAt(later, "questions", newYork))).toEqual([]);
      expect(subjects(await series.mailsAt(seriesDueAt(later, "readiness", newYork)))).toEqual([
        seriesMailWords.readiness.subject,
      ]);
    });
  });

  describe("an address that refuses mail", () => {
    const refuse =
      (recipientCode: string | undefined, permanent = true) =>
      async () => {
        throw new MailError("SMTP 550 at RCPT TO", {
          permanent,
          ...(recipientCode !== undefined && { recipientCode }),
        });
      };

    test.each([
      ["5.1.1", true],
      ["5.7.1", false],
      ["5.2.2", false],
      [undefined, false],
    ])("with the code %s gets no more mail: %s", async (code, isSuppressed) => {
      await askForLink();
      series.serveWith(refuse(code));
      await series.mailsAt(due("questions"));
      expect((await suppressionOf(store(), "OWNER@northgate.example"))?.reason).toBe(
        isSuppressed ? "bounce" : undefined,
      );
      expect(await findJob(store(), jobKinds.mailSeries, id)).toMatchObject({ state: "dead" });
    });

    test("for now is tried again", async () => {
      await askForLink();
      series.serveWith(refuse("4.1.1", false));
      await series.mailsAt(due("questions"));
      expect(await suppressionOf(store(), email)).toBeUndefined();
      series.serveWith(async () => undefined);
      expect(await series.mailsAt(due("questions") + 60_000)).toHaveLength(1);
    });

    test("is stored as a hash that another site would not make, and stays when the person is deleted", async () => {
      await askForLink();
      series.serveWith(refuse("5.1.1"));
      await series.mailsAt(due("questions"));
      await deletePerson(store(), { email }, { now: t0 + 9 });
      const rows = await store().db.selectFrom("suppressed_address").selectAll().execute();
      expect(rows).toEqual([
        { hash: expect.stringMatching(/^[\w-]{22}$/), reason: "bounce", code: "5.1.1", created_at: due("questions") },
      ]);
      expect(JSON.stringify(rows)).not.toContain("northgate");
      expect(await suppressionOf(store(), "other@northgate.example")).toBeUndefined();
    });

    test("is tried again if the owner asks for the link, unless there was a complaint; an owner of the desk allows it", async () => {
      await askForLink();
      const hash = (await addressMarks(store())).keyOf(email);
      await suppressAddress(store(), { hash, reason: "bounce", code: "5.1.1" }, { now: t0 + 1 });
      await askForLink({ timestamp: "2025-11-03T11:00:00Z" });
      await suppressAddress(store(), { hash, reason: "complaint", code: "abuse" }, { now: t0 + 2 });
      // A later bounce does not reopen it.
      await suppressAddress(store(), { hash, reason: "bounce", code: "5.1.1" }, { now: t0 + 3 });
      const ask = { ...bare, userEmail: email, sendReport: true, timestamp: "2025-11-03T12:00:00Z" };
      const { answer } = await services.leadService().capture(ask);
      // Nothing tells a stranger that this address is known here.
      expect(answer.reportMail).toBe("onItsWay");
      expect(await links.mailsAt(t0 + 4)).toEqual([]);
      expect((await findJob(store(), jobKinds.mailLink, id))?.memo).toBe('{"withheld":"complaint"}');
      await expect(allowMail(store(), { ...owner, role: "partner" }, id, { now: t0 + 5 })).rejects.toMatchObject({
        code: "roleRefused",
      });
      await allowMail(store(), owner, id, { now: t0 + 6 });
      // The link goes there again; follow-up emails do not.
      expect((await suppressionOf(store(), email))?.reason).toBe("stopped");
      expect((await auditOf(store(), id)).map(({ action }) => action)).toContain("mailAllowed");
      services.clock.now = t0 + 2 * 86_400_000;
      await askForLink({ timestamp: "2025-11-05T13:00:00Z" });
      expect((await findJob(store(), jobKinds.mailLink, id))?.memo).toBe("{}");
    });
  });

  test("every version of the consent has its words", () => {
    expect(Object.keys(consentTexts)).toEqual([...consentWordings]);
  });
}
