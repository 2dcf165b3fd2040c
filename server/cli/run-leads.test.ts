import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { newYork } from "#domain/leads/lead.fixture.ts";
import { recordBooking } from "#server/services/bookings/record-booking.ts";
import { referenceOf } from "#server/store/bookings/booking-references.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue, fail } from "#server/store/jobs/jobs.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { leadsCommandFixture } from "./leads-command.fixture.ts";
import { runLeads } from "./run-leads.ts";
import {
  evil,
  fillStore,
  message,
  northgate,
  now,
  plumber,
  suspect,
  takeDelivery,
  twin,
} from "./sample-store.fixture.ts";

const { dataDir, store, run, json } = leadsCommandFixture();
const fill = () => fillStore(store());
const take = () => takeDelivery(store());

const ids = async (line: string) => (await json(line)).map(({ id }: { id: string }) => id);

describe("reading", () => {
  beforeAll(fill);

  test("lists leads, newest first, with what an operator needs", async () => {
    const { said, code } = await run("list");
    expect(said).toMatchInlineSnapshot(`
      "Id        Came              Score  Value  Company             Industry             Contact                                                Reports  CRM
      aaaa0002  2025-11-06 10:00     20  $138K  plumber.example     Technology Services                                                                  waiting
      aaaa0001  2025-11-05 10:00     55  $9.9M  =HYPERLINK("evil")  Roofing, [2J         eve@evil.example, +1 212 555 0199                               waiting, 1 try: HTTP 503
      0b9f6f0e  2025-11-04 10:00     20  $138K  plumber.example     Technology Services                                                                  given up: HTTP 400
      7f0c9c1e  2025-11-03 10:00     55  $9.9M  Northgate Dental    Dental practices     owner@northgate-dental.example, (614) 555-0142 ext. 4           delivered 4711
      "
    `);
    expect(code).toBe(0);
  });

  test.each([
    ["list", [twin, evil, plumber, northgate]],
    ["list --limit 2", [twin, evil]],
    ["list --since 9d", [twin, evil, plumber]],
    ["list --since 2025-11-05", [twin, evil]],
    ["list --min-score 55", [evil, northgate]],
    ["list --industry DENTAL", [northgate]],
    ["list --with-contact", [evil, northgate]],
    ["list --undelivered", [twin, evil, plumber]],
    ["list --undelivered --min-score 55", [evil]],
    ["messages", [suspect, message]],
    ["messages --suspect", [suspect]],
  ])("%s finds what it should", async (line, expected) => {
    expect(await ids(line)).toEqual(expected);
  });

  test("shows the state of each delivery, in JSON too", async () => {
    const leads: { crm: unknown }[] = await json("list");
    expect(leads.map(({ crm }) => crm)).toEqual([
      { state: "waiting", tries: 0 },
      { state: "waiting", tries: 1, reason: "HTTP 503" },
      { state: "dead", tries: 1, reason: "HTTP 400" },
      { state: "delivered", item: "4711" },
    ]);
  });

  test("says when there is more, and when there is nothing", async () => {
    expect((await run("list --limit 3")).said).toContain("There are more. Add --limit 12 to see more.");
    expect((await run("list --limit 4")).said).not.toContain("There are more");
    expect((await run("list --min-score 99")).said).toBe("No leads.\n");
    expect((await run("messages --since 1d")).said).toBe("No messages.\n");
  });

  test("shows a lead as the call brief", async () => {
    const { said } = await run("show 7F0C");
    expect(said).toContain(`\nPrivate link: http://localhost:8888/valuation/result/${northgate}\n`);
    expect(said).toMatch(/^Northgate Dental, \$9\.9M\n\nContact\nEmail: /);
    expect(said).toMatch(/\n\nDeliveries\ncrm-lead: delivered 4711\n$/);
    expect(await json("show 7f0c")).toMatchObject({
      id: northgate,
      lead: { leadScore: 55 },
      deliveries: { "crm-lead": { item: "4711" } },
    });
  });

  test("shows messages, and lists them", async () => {
    const { said } = await run("show bbbb0002");
    expect(said).toContain("Email: bot@spam.example\n");
    expect(said).toContain("Held back as spam; the hidden field contains: http://spam");
    expect(said).toContain("\n\nTwo owners.\nCall us.\n");
    expect((await run("messages")).said).toContain("Two owners. Call us.");
  });

  test.each([
    ["show aaaa", 1, /^Several ids start with aaaa:\n {2}aaaa0001-\S+ {2}lead\n {2}aaaa0002-/],
    ["show ffff", 1, /^No lead or message has an id that starts with ffff\.\n$/],
    ["show abc", 2, /^Give at least the first 4 characters of an id/],
    ["show nobody!", 2, /^Give at least the first 4/],
    ["shw", 2, /^Unknown command: "shw"\.\nRun npm run leads -- help for the usage\.\n$/],
  ])("%s fails with a plain message", async (line, code, words) => {
    expect(await run(line)).toMatchObject({ code, said: "", complained: expect.stringMatching(words) });
  });

  test("help needs no store", async () => {
    const [out, err] = [new PassThrough(), new PassThrough()];
    const unused = async () => {
      throw new Error("opened");
    };
    expect(await runLeads([], { open: unused, ask: unused, now, timeZone: newYork, out, err })).toBe(0);
    out.end();
    expect(await text(out)).toContain("npm run leads -- <command>");
  });
});

describe("exporting", () => {
  beforeAll(fill);

  test("writes every lead, safe for a spreadsheet", async () => {
    const { said } = await run("export");
    const lines = said.split("\r\n");
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^id,created_at,updated_at,score,value,low,high,company,/);
    expect(lines[2]).toContain(`"'=HYPERLINK(""evil"")"`);
    expect(lines[2]).toContain(`"'+1 212 555 0199"`);
    expect(lines[2]).toContain(",waiting,");
    expect(lines[4]).toContain(
      `${northgate},2025-11-03T15:00:00.000Z,2025-11-03T15:00:00.000Z,55,9900000,8415000,11385000,Northgate Dental,`,
    );
    expect(lines[4]).toMatch(/,delivered,4711$/);
    expect((await run("export --min-score 55")).said.split("\r\n")).toHaveLength(4);
  });

  test("writes a new private file and overwrites none", async () => {
    const file = join(dataDir, "leads.csv");
    expect(await run(`export --bom --out ${file}`)).toMatchObject({ code: 0, said: `Wrote ${file}.\n` });
    const written = readFileSync(file, "utf8");
    expect(written.startsWith("\ufeffid,created_at")).toBe(true);
    expect(written.split("\r\n")).toHaveLength(6);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await run(`export --out ${file}`)).toMatchObject({
      code: 1,
      complained: `${file} already exists, and nothing was written. Choose another file name.\n`,
    });
    expect(readFileSync(file, "utf8")).toBe(written);
    expect(await run(`export --out ${join(dataDir, "none", "x.csv")}`)).toMatchObject({
      code: 1,
      complained: expect.stringContaining("ENOENT"),
    });
  });

  test("keeps the row of a record that it cannot parse", async () => {
    await store().db.updateTable("lead").set({ record: "{}" }).where("id", "=", twin).execute();
    expect((await run("export")).said).toContain(
      `${twin},2025-11-06T15:00:00.000Z,2025-11-06T15:00:00.000Z,20,137500,,,plumber.example,`,
    );
    expect(await run(`show ${twin}`)).toMatchObject({ code: 1, complained: expect.stringContaining("cannot be read") });
  });
});

describe("requeue", () => {
  beforeAll(fill);

  test("retries dead deliveries, only the given ones", async () => {
    const said = async (line: string) => (await run(line)).said;
    expect(await said("requeue --kind mail-alert")).toBe(
      "No matching delivery was given up, so there is nothing to retry.\n",
    );
    expect(await said(`requeue --id ${northgate}`)).toBe(
      "No matching delivery was given up, so there is nothing to retry.\n",
    );
    expect(await said(`requeue --id ${plumber.slice(0, 6)}`)).toBe("The running server will retry 1 delivery.\n");
    expect(await json("requeue --all-dead")).toEqual({ requeued: 0 });
    expect((await json("list")).at(-2).crm).toEqual({ state: "waiting", tries: 0, reason: "HTTP 400" });
  });

  test("finds the deletion of a removed lead by its full id", async () => {
    const gone = "cccc0001-0000-4000-8000-000000000001";
    await enqueue(store().db, [{ kind: jobKinds.crmLead, subject: gone }], { now: 0 });
    await fail(store(), await take(), { reason: "HTTP 401", now });
    expect(await run("requeue --id cccc0001")).toMatchObject({ code: 1 });
    expect(await json(`requeue --id ${gone}`)).toEqual({ requeued: 1 });
  });
});

describe("deleting", () => {
  test("asks first, and does nothing without a yes", async () => {
    await fill();
    const refused = await run("delete owner@northgate-dental.example", { answer: "no" });
    expect(refused).toMatchObject({ code: 1, complained: "Nothing was deleted.\n" });
    expect(refused.asked).toEqual([
      `${northgate.slice(0, 8)}  Northgate Dental, $9.9M\nDelete 1 lead and 1 message? This cannot be undone. Type yes to continue: `,
    ]);
    expect(await run("delete 7f0c")).toMatchObject({ code: 2, complained: expect.stringContaining("Add --yes") });
    expect(await run("retain --older-than 1d")).toMatchObject({ code: 2 });
    expect(await ids("list")).toHaveLength(4);
  });

  test("removes a person and says what is left to do", async () => {
    await fill();
    const { code, said } = await run("delete OWNER@northgate-dental.example", { answer: "Yes" });
    expect(code).toBe(0);
    expect(said).toBe(
      "Deleted 1 lead and 1 message and the waiting mails.\n" +
        "Still in the CRM: 2 records. No CRM is set up, so this waits until one is.\n" +
        "Backups, exports and mails that were already sent still contain the data. Delete those yourself.\n",
    );
    expect(await ids("list")).toEqual([twin, evil, plumber]);
    expect(await run("delete owner@northgate-dental.example --yes")).toMatchObject({
      code: 1,
      complained: "Nothing is stored for owner@northgate-dental.example.\n",
    });
    const crm = { MONDAY_API_TOKEN: "token-12345", MONDAY_BOARD_ID: "77" };
    expect((await run(`delete ${evil} --yes`, { variables: crm })).said).toBe(
      "Deleted 1 lead and the waiting mails.\n" +
        "Still in the CRM: 1 record. The running server will delete them.\n" +
        "Backups, exports and mails that were already sent still contain the data. Delete those yourself.\n",
    );
    expect(await run("delete a@b")).toMatchObject({
      code: 2,
      complained: expect.stringContaining('"a@b" is not an email address.'),
    });
  });

  test("removes a buyer's address from an order for another owner's valuation", async () => {
    await fill();
    const order = { id: "o1", valuationId: northgate, package: "professional", source: "stripe" } as const;
    await insertPurchase(store().db, { ...order, state: "paid", now });
    await store().db.updateTable("purchase").set({ buyer_email: "wife@home.example" }).execute();
    const { asked, said } = await run("delete wife@home.example", { answer: "yes" });
    expect(asked).toEqual(["Delete this buyer’s address? This cannot be undone. Type yes to continue: "]);
    expect(said).toMatch(/^Removed the address from 1 other order\.\nBackups/);
    expect(await ids("list")).toHaveLength(4);
  });

  test("removes somebody who only booked a call for another owner's lead", async () => {
    await fill();
    const person = { name: "Cora Fields", email: "cfo@home.example" };
    const facts = { vendor: "cal", bookingId: "b1", at: now, kind: "booked", startsAt: now } as const;
    await recordBooking(store(), { ...facts, person, reference: referenceOf(northgate) }, { now });
    const { asked, said } = await run("delete CFO@home.example", { answer: "yes" });
    expect(asked).toEqual(["Delete 1 booking? This cannot be undone. Type yes to continue: "]);
    expect(said).toMatch(/^Deleted 1 other booking\.\nBackups/);
    expect(await run("delete cfo@home.example --yes")).toMatchObject({ code: 1 });
    expect(await ids("list")).toHaveLength(4);
  });

  test("by age says how many, and asks first", async () => {
    await fill();
    const { said, asked } = await run("retain --older-than 8d", { answer: "yes" });
    expect(asked[0]).toMatch(/^Delete 2 leads and 2 messages that are this old\?/);
    expect(said).toMatch(/^Deleted 2 leads and 2 messages\.\nStill in the CRM: 3 records\./);
    expect(await ids("list")).toEqual([twin, evil]);
    expect(await run("retain --older-than 8d")).toMatchObject({
      code: 0,
      said: "Nothing is that old, so nothing was deleted.\n",
    });
    expect(await json("retain --older-than 7d --yes")).toMatchObject({ leads: 1, messages: 0, onBoard: 1 });
  });
});
