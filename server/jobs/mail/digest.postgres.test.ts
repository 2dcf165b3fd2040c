import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { digestWords } from "#content/desk/digest.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { newYork } from "#domain/leads/lead.fixture.ts";
import { addDays, morningOf } from "#domain/time/calendar.ts";
import { inspectMailHtml } from "#server/documents/mails/inspect-mail-html.fixture.ts";
import { createLog } from "#server/ops/log.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { lockMember, removeMember } from "#server/services/desk/people/people.ts";
import {
  chooseOwnMail,
  memberMailToken,
  readMemberMailToken,
  turnOffByToken,
} from "#server/services/mail/member-mails.ts";
import { other, type ServiceFixture, serviceFixture, t0 } from "#server/services/services.fixture.ts";
import { addToFunnel } from "#server/store/desk/funnel.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { MailError } from "#server/vendors/mail.ts";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";
import { createDigestPlanner } from "./digest-planner.ts";
import { mailServers, siteUrl } from "./mail-servers.fixture.ts";
import { sendDigest } from "./send-digest.ts";

const ada: Member = { id: "ada", name: "Ada Brown", email: "ada@firm.example", role: "owner" };
const ben: Member = { id: "ben", name: "Ben Stone", email: "ben@firm.example", role: "partner" };
const cleo: Member = { id: "cleo", name: "Cleo Hart", email: "cleo@firm.example", role: "analyst" };

/** The Monday after the leads of these tests came in, on November 3, 2025. */
const monday = "2025-11-10";
const morning = (day: string) => morningOf(day, newYork);

const postgres = await openPostgresFixture();
const embedded = storeOfFile();

describe("on node:sqlite", () => digestContract(serviceFixture(async () => [embedded(), embedded()])));

describe(`on ${postgres.name}`, () => {
  afterAll(() => postgres.dispose());
  const open = async () => {
    const store = await postgres.open();
    return [store, postgres.newDatabase ? await postgres.open() : store] as const;
  };
  digestContract(serviceFixture(open));
});

/** The weekly mail to members, with two servers. */
function digestContract(services: ServiceFixture): void {
  const store = () => services.store;
  const servers = mailServers(services, jobKinds.mailDigest, sendDigest);
  const log = createLog("silent");

  beforeEach(async () => {
    for (const table of ["suppressed_address", "desk_mail_choice", "desk_user", "purchase", "funnel_count"] as const)
      await store().db.deleteFrom(table).execute();
    const at = new Date(t0).toISOString();
    for (const member of [ada, ben, cleo])
      await store()
        .db.insertInto("desk_user")
        .values({ ...member, created_at: at, updated_at: at })
        .execute();
  });

  /** Both servers look at the clock, and then at the outbox. */
  async function digestsAt(now: number) {
    const plan = (of: typeof services.store) =>
      createDigestPlanner({ store: of, log, timeZone: newYork, kick: () => undefined, now: () => now }).plan();
    await Promise.all([plan(store()), plan(services.second)]);
    return servers.mailsAt(now);
  }
  const recipients = async (now: number) => (await digestsAt(now)).map(({ to }) => to).toSorted();

  describe("the weekly digest", () => {
    test("goes once to partners and owners, on Monday at eight", async () => {
      expect(await recipients(morning(monday) - 1)).toEqual([]);
      expect(await recipients(morning(monday))).toEqual([ada.email, ben.email]);
      for (const later of [1, 60_000, 86_400_000]) expect(await recipients(morning(monday) + later)).toEqual([]);
      expect(await recipients(morning(addDays(monday, 7)))).toEqual([ada.email, ben.email]);
    });

    test("comes first on the Monday after a member has joined", async () => {
      const joined = new Date(morning(monday) + 60_000).toISOString();
      await store().db.updateTable("desk_user").set({ created_at: joined }).where("id", "=", ben.id).execute();
      expect(await recipients(morning(monday) + 120_000)).toEqual([ada.email]);
      expect(await recipients(morning(addDays(monday, 7)))).toEqual([ada.email, ben.email]);
    });

    test("goes out on Tuesday if no server was up, and not after that", async () => {
      expect(await recipients(morning(addDays(monday, 1)))).toEqual([ada.email, ben.email]);
      expect(await recipients(morning(addDays(monday, 9)))).toEqual([]);
    });

    test("that could not be sent is tried again until Tuesday is over", async () => {
      servers.serveWith(async () => {
        throw new MailError("ECONNREFUSED", { permanent: false });
      });
      expect(await recipients(morning(monday))).toEqual([]);
      servers.serveWith(async () => undefined);
      expect(await recipients(morning(addDays(monday, 2)))).toEqual([]);
      expect(await recipients(morning(addDays(monday, 7)))).toEqual([ada.email, ben.email]);
    });

    test("is chosen by each member, also an analyst, and not sent to who is locked or gone", async () => {
      await chooseOwnMail(store(), cleo, { mail: "digest", wanted: true }, { now: t0 });
      await chooseOwnMail(store(), ada, { mail: "digest", wanted: false }, { now: t0 });
      expect(await recipients(morning(monday))).toEqual([ben.email, cleo.email]);
      await lockMember(store(), ada, ben.id, true, { now: t0 });
      await removeMember(store(), ada, cleo.id, { now: t0 });
      expect(await recipients(morning(addDays(monday, 7)))).toEqual([]);
    });

    test("is turned off by the link in it, between planning and sending too, once in the audit log", async () => {
      const now = morning(monday);
      await createDigestPlanner({
        store: store(),
        log,
        timeZone: newYork,
        kick: () => undefined,
        now: () => now,
      }).plan();
      const token = await memberMailToken(store(), { memberId: ben.id, mail: "digest" });
      await turnOffByToken(services.second, token, { now });
      await turnOffByToken(store(), token, { now });
      expect((await servers.mailsAt(now)).map(({ to }) => to)).toEqual([ada.email]);
      const entries = (await auditOf(store(), "digest")).filter(({ actor }) => actor === ben.id);
      expect(entries.slice(0, 2).map(({ at, to }) => [at === now, to])[0]).toEqual([true, "off"]);
      expect(entries.filter(({ at }) => at === now)).toHaveLength(1);
    });

    test.each([
      [
        "another member",
        (token: string) => `${Buffer.from(ada.id).toString("base64url")}${token.slice(token.indexOf("."))}`,
      ],
      ["another mail", (token: string) => token.replace(".digest.", ".followUp.")],
      ["a changed signature", (token: string) => `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
      ["nothing", () => ""],
    ])("is not turned off by a token for %s", async (_, forge) => {
      const token = await memberMailToken(store(), { memberId: ben.id, mail: "digest" });
      expect(await readMemberMailToken(store(), token)).toMatchObject({ mail: "digest", member: { id: ben.id } });
      expect(await readMemberMailToken(store(), forge(token))).toBeUndefined();
      await turnOffByToken(store(), forge(token), { now: t0 });
      expect(await recipients(morning(monday))).toEqual([ada.email, ben.email]);
    });

    test("says what happened and what is due: no owner's figure, no address, and links into the desk", async () => {
      const lead = async (name: string, minutes: number) => {
        const capture = other({ userPhone: "(757) 555-0118", corrections: { title: name } });
        services.clock.now = t0 + minutes * 60_000;
        await services.leadService().capture(capture);
        return capture.valuationId;
      };
      const hot = await lead("Hot Harbor", 1);
      const mine = await lead("Mine Masonry", 2);
      const theirs = await lead("Theirs Tiling", 3);
      const free = await lead("Free Freight", 4);
      for (const [id, owner, day] of [
        [mine, ben.id, "2025-11-07"],
        [theirs, ada.id, "2025-11-11"],
        [free, "", "2025-11-12"],
      ] as const) {
        const set = (field: "stage" | "owner" | "followUp", to: string) =>
          changeLead(store(), ada, { leadId: id, change: { field, to } as never, at: t0 + 600_000 });
        await set("stage", "tried");
        await set("owner", owner);
        await set("followUp", day);
      }
      await addToFunnel(store().db, [
        { day: "2025-11-03", step: "visit", page: "home", source: "", industry: "", count: 1412 },
        { day: "2025-11-09", step: "visit", page: "home", source: "", industry: "", count: 8 },
        { day: "2025-11-02", step: "visit", page: "home", source: "", industry: "", count: 380 },
        { day: "2025-11-10", step: "visit", page: "home", source: "", industry: "", count: 99 },
      ]);
      const sale = { id: "sale", valuationId: hot, package: "professional", source: "stripe", state: "paid" } as const;
      await insertPurchase(store().db, { ...sale, now: t0 });
      await store()
        .db.updateTable("purchase")
        .set({ amount: 49_000, currency: "usd" })
        .where("id", "=", "sale")
        .execute();
      await store()
        .db.updateTable("job")
        .set({ state: "dead", run_at: null })
        .where("id", "=", `crm-lead:${hot}`)
        .execute();

      const mail = (await digestsAt(morning(monday))).find(({ to }) => to === ben.email);
      expect(mail?.subject).toBe("Your week: 1 hot lead to call, 2 follow-ups");
      const token = await memberMailToken(store(), { memberId: ben.id, mail: "digest" });
      expect(mail?.stopAddress).toBe(`${siteUrl}/api/mail-stop/member/${token}`);
      expect(mail?.text.split("\n\n").slice(0, -1)).toEqual([
        "Monday, November 10",
        digestWords.why("Nov 3–9"),
        `Hot leads without a call\nHot Harbor, since Nov 3: ${siteUrl}/desk/leads/${hot}`,
        [
          "Follow-ups due by Sunday, yours and unassigned",
          `Mine Masonry, due Nov 7, late: ${siteUrl}/desk/leads/${mine}`,
          `Free Freight, due Nov 12, unassigned: ${siteUrl}/desk/leads/${free}`,
        ].join("\n"),
        expect.stringMatching(
          /^The funnel\nVisit: 1,420 \(Oct 27–Nov 2: 380\)\n(.*\n)*.*\/desk\/funnel\?week=2025-11-03$/,
        ),
        `Sales\n1 report sold, $490.\n${siteUrl}/desk/sales`,
        `Deliveries\n1 delivery failed and needs a person.\n${siteUrl}/desk/deliveries`,
        `Open the desk: ${siteUrl}/desk`,
        digestWords.confidential,
        `You get this every Monday at 8 am. Turn it off: ${siteUrl}/desk/email-off?token=${token}`,
      ]);
      for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/Theirs|555-0118|northgate|EBITDA/i);
      const { activeContent, links } = inspectMailHtml(mail?.html ?? "");
      expect(activeContent).toEqual([]);
      expect(links).toContain(`${siteUrl}/desk/leads/${hot}`);
    });

    test("of a quiet week says so", async () => {
      const [mail] = await digestsAt(morning(monday));
      expect(mail?.subject).toBe("Your week on the desk");
      for (const none of [digestWords.hot.none, digestWords.sales.none, digestWords.failures.none])
        expect(mail?.text).toContain(none);
    });
  });
}
