import { describe, expect, test } from "vitest";
import { seriesMailWords } from "#content/mail/series-mails.ts";
import { site } from "#content/site.ts";
import { newYork } from "#domain/leads/lead.fixture.ts";
import { type SeriesMailId, seriesDueAt, seriesMailIds } from "#domain/mail/mail-series.ts";
import { inspectMailHtml } from "#server/documents/mails/inspect-mail-html.fixture.ts";
import { siteUrl } from "#server/jobs/mail/mail-servers.fixture.ts";
import { turnOwnerMails } from "#server/services/desk/owner-mails.ts";
import type { CaptureRequest } from "#server/services/leads/capture-lead.ts";
import { addressMarks } from "#server/services/mail/address-marks.ts";
import { bare, id, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { MailError } from "#server/vendors/mail.ts";
import { email, mailConsent, owner, ownerMailsFixture } from "./owner-mails.fixture.ts";

/** Which follow-up emails an owner gets, and when, on both engines. */
export function followUpEmailsContract(services: ServiceFixture): void {
  describe("the follow-up emails", () => {
    const { store, links, series, due, turn, askForLink, subjects } = ownerMailsFixture(services);

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
}
