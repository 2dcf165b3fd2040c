import { describe, expect, test } from "vitest";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { addressMarks } from "#server/services/mail/address-marks.ts";
import { allowMail, suppressionOf } from "#server/services/mail/suppressions.ts";
import { bare, id, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { suppressAddress } from "#server/store/mail/suppressed-addresses.ts";
import { MailError } from "#server/vendors/mail.ts";
import { email, owner, ownerMailsFixture } from "./owner-mails.fixture.ts";

/** What an address that refuses mail still gets, on both engines. */
export function refusedAddressesContract(services: ServiceFixture): void {
  describe("an address that refuses mail", () => {
    const { store, links, series, due, askForLink } = ownerMailsFixture(services);

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
}
