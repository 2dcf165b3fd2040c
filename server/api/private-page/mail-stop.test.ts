import { describe, expect, test } from "vitest";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { consentWordings } from "#domain/mail/mail-series.ts";
import { expectError, postFixture } from "#server/http/post.fixture.ts";
import { memberMailChoices, memberMailToken } from "#server/services/mail/member-mails.ts";

const { valuationId } = fullCapture;
const { site, store, lines } = postFixture("/api/mail-stop");
const ben = { id: "ben", name: "Ben Stone", email: "ben@firm.example", role: "partner" } as const;

type Site = ReturnType<typeof site>;
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const request = (app: Site, path: string, init: RequestInit) => app.request(`http://localhost:8888${path}`, init);
const stop = (app: Site, path: string, { body = "List-Unsubscribe=One-Click", headers = {} } = {}) =>
  request(app, path, { method: "POST", headers: { ...form, ...headers }, body });
const ofOwner = `/api/mail-stop/owner/${valuationId}`;

async function agreed() {
  const app = site();
  const headers = { "Content-Type": "application/json" };
  const [mailConsent] = consentWordings;
  const body = JSON.stringify({ ...fullCapture, sendReport: true, mailConsent });
  await request(app, "/api/leads", { method: "POST", headers, body });
  expect(await stoppedAt()).toBeUndefined();
  return app;
}

async function stoppedAt() {
  const { record } = await store().db.selectFrom("lead").select("record").executeTakeFirstOrThrow();
  const series = readStoredLead(record)?.mailSeries;
  expect(series?.to).toBe(fullCapture.userEmail);
  return series?.stoppedAt;
}

async function joined() {
  const at = new Date().toISOString();
  await store().db.deleteFrom("desk_user").execute();
  await store()
    .db.insertInto("desk_user")
    .values({ ...ben, created_at: at, updated_at: at })
    .execute();
  return `/api/mail-stop/member/${await memberMailToken(store(), { memberId: ben.id, mail: "digest" })}`;
}
const wantsDigest = async () => (await memberMailChoices(store(), ben)).digest;

describe("the one-click stop of a mail program", () => {
  test.each([{}, { "Sec-Fetch-Site": "cross-site", Origin: "https://mail.example" }])(
    "stops an owner's emails and a member's mail, wherever it comes from: %j",
    async (headers) => {
      const app = await agreed();
      const ofMember = await joined();
      expect(await wantsDigest()).toBe(true);
      for (const path of [ofOwner, ofMember]) {
        const answer = await stop(app, path, { headers });
        expect([answer.status, await answer.json()]).toEqual([200, { stopped: true }]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
      expect(await stoppedAt()).toBeGreaterThan(0);
      expect(await wantsDigest()).toBe(false);
    },
  );

  test("is answered alike for an unknown valuation and a forged token", async () => {
    for (const path of [ofOwner, "/api/mail-stop/member/forged"])
      expect(await (await stop(site(), path)).json()).toEqual({ stopped: true });
  });

  test("needs a POST: a mail scanner that opens the address stops nothing", async () => {
    const app = await agreed();
    const ofMember = await joined();
    for (const path of [ofOwner, ofMember]) await expectError(await request(app, path, {}), "notFound");
    await request(app, `/valuation/result/${valuationId}/history?stop-emails`, {});
    expect([await stoppedAt(), await wantsDigest()]).toEqual([undefined, true]);
  });

  test("of another form is refused", async () => {
    const app = await agreed();
    const ofMember = await joined();
    for (const path of [ofOwner, ofMember])
      for (const body of ["", "List-Unsubscribe=Two"]) await expectError(await stop(app, path, { body }), "badRequest");
    await expectError(await stop(app, "/api/mail-stop/owner/nobody"), "badRequest");
    expect([await stoppedAt(), await wantsDigest()]).toEqual([undefined, true]);
  });

  test("is limited per visitor and leaves no id in the log", async () => {
    const app = await agreed();
    for (let turn = 0; turn < 60; turn++) await stop(app, ofOwner);
    await expectError(await stop(app, ofOwner), "tooMany");
    expect(lines.join("\n")).not.toContain(valuationId);
  });

  test("has a page with one button for people, which stops them too", async () => {
    const app = await agreed();
    const answer = await stop(app, `/valuation/result/${valuationId}/history`, { body: "action=stopEmails" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "?note=emailsStopped#reminder"]);
    expect(await stoppedAt()).toBeGreaterThan(0);
  });
});
