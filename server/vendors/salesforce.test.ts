import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { messageRecord } from "#domain/leads/crm/message-payload.ts";
import { captured, fullCapture, newYork } from "#domain/leads/lead.fixture.ts";
import { createLog } from "#server/ops/log.ts";
import { type FakeSalesforce, fakeOrg, startFakeSalesforce } from "#tests/fakes/salesforce.ts";
import { failureOf, recordOf } from "./crm/crm.fixture.ts";
import { salesforceDefaults } from "./crm/crm-env.ts";
import { checkOrganization } from "./salesforce/check-organization.ts";
import { createSalesforce, type SalesforceSettings } from "./salesforce.ts";

let fake: FakeSalesforce;
const log = createLog("silent");
const { signal } = new AbortController();
const call = { signal, key: "unused" };
const { valuationId, userEmail: email = "" } = fullCapture;
const other = "0b9f6f0e-2d63-4a51-8c39-5a1f7f1d9e42";
const subject = { kind: "lead", id: valuationId } as const;

beforeAll(async () => {
  fake = await startFakeSalesforce();
});
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const settingsOf = (given: Partial<SalesforceSettings> = {}): SalesforceSettings => ({
  ...fakeOrg,
  loginUrl: fake.url,
  timeoutMs: 5_000,
  ...salesforceDefaults,
  ...given,
});
const crmAt = (given: Partial<SalesforceSettings> = {}) => createSalesforce(settingsOf(given), { log });
const all = (object: string) => fake.org().all(object);
const idsOf = (object: string) => all(object).map(({ id }) => id);

describe("an opportunity", () => {
  test("has our id, its stage and figures, its contact and its account", async () => {
    const id = await crmAt().createItem(recordOf(), call);
    expect(all("Opportunity")[0]?.values).toMatchObject({
      Name: "Northgate Dental – $9.9M",
      StageName: "Prospecting",
      CloseDate: "2026-05-02",
      Amount: "9900000",
      AMIVA_Valuation_Id__c: valuationId,
      AMIVA_Follow_Up__c: "2025-11-10",
      NextStep: expect.stringMatching(/^Call .* today/),
      Description: expect.stringMatching(/^Valuation ID: .*\nPositive aspects:\n- /s),
      AccountId: idsOf("Account")[0],
    });
    expect(all("Account")[0]?.values).toMatchObject({
      Name: "Northgate Dental",
      Website: "https://northgate-dental.example",
    });
    expect(all("Contact")[0]?.values).toMatchObject({
      LastName: "owner",
      Email: email,
      AccountId: idsOf("Account")[0],
    });
    expect(all("OpportunityContactRole")[0]?.values).toMatchObject({
      OpportunityId: id,
      ContactId: idsOf("Contact")[0],
    });
  });

  test("keeps a long name within the vendor's limit and never loses the value", async () => {
    await crmAt().createItem(recordOf({ corrections: { title: "Long name ".repeat(30) } }), call);
    expect(all("Opportunity")[0]?.values["Name"]).toMatch(/^Long name .{90,110}… – \$9\.9M$/);
  });

  test("links what the firm has already and changes nothing of it", async () => {
    const org = fake.org();
    const account = org.insert("Account", { Name: "Northgate Group", Website: "www.northgate-dental.example" }, 1);
    const contact = org.insert("Contact", { LastName: "Owner", Email: email.toUpperCase(), Phone: "0800 1" }, 1);
    await crmAt().createItem(recordOf(), call);
    expect([idsOf("Account"), idsOf("Contact")]).toEqual([[account.id], [contact.id]]);
    expect(contact.values).toEqual({ LastName: "Owner", Email: email.toUpperCase(), Phone: "0800 1" });
    expect(all("OpportunityContactRole")[0]?.values["ContactId"]).toBe(contact.id);
  });

  test("uses the record that a rule against duplicates has found, or does without", async () => {
    const warned = vi.spyOn(log, "warn");
    const org = fake.org();
    const theirs = org.insert("Contact", { LastName: "Owner" }, 1);
    org.blockDuplicates("Contact", theirs.id);
    org.blockDuplicates("Account");
    await crmAt().createItem(recordOf(), call);
    expect([idsOf("Contact"), idsOf("Account"), all("Opportunity").length]).toEqual([[theirs.id], [], 1]);
    expect(all("OpportunityContactRole")[0]?.values["ContactId"]).toBe(theirs.id);
    expect(warned).toHaveBeenCalledTimes(1);
    org.blockDuplicates("Opportunity");
    expect(await failureOf(crmAt().createItem(recordOf({ valuationId: other }), call))).toEqual({ kind: "settings" });
    warned.mockRestore();
  });

  test("follows an owner who gives another address", async () => {
    const crm = crmAt();
    const id = await crm.createItem(recordOf(), call);
    await crm.updateItem(id, recordOf({ userEmail: "o'hara@northgate-dental.example" }), call);
    expect(all("Contact").map(({ values }) => values["Email"])).toEqual(["o'hara@northgate-dental.example"]);
    await crm.updateItem(id, recordOf({ userEmail: "o'hara@northgate-dental.example" }), call);
    expect([all("Contact").length, all("OpportunityContactRole").length]).toEqual([1, 1]);
  });

  test("of a message has the sender's name and no account", async () => {
    const from = { kind: "contact", name: "Ada Owner", email: "ada@firm.example", message: "May we talk?" } as const;
    await crmAt().createItem(messageRecord({ ...from, id: other, createdAt: captured }, { timeZone: newYork }), call);
    expect(all("Opportunity")[0]?.values).toMatchObject({
      Name: "Ada Owner – message",
      AMIVA_Valuation_Id__c: `message-${other}`,
    });
    expect(all("Contact")[0]?.values).toMatchObject({ FirstName: "Ada", LastName: "Owner" });
    expect(all("Account")).toEqual([]);
  });

  test("has comments as completed tasks", async () => {
    const crm = crmAt();
    const id = await crm.createItem(recordOf(), call);
    await crm.addComment(id, "Message ID: 1\nReport request\nFrom: Ada", call);
    expect(all("Task")[0]?.values).toMatchObject({ WhatId: id, Subject: "Report request", Status: "Completed" });
    expect(await crm.findComments(id, call)).toMatchObject([{ text: "Message ID: 1\nReport request\nFrom: Ada" }]);
    await crm.deleteItem(id, call);
    expect(await failureOf(crm.addComment(id, "x", call))).toEqual({ kind: "gone" });
    expect(await failureOf(crm.updateItem(id, recordOf(), call))).toEqual({ kind: "gone" });
  });
});

describe("a deleted opportunity", () => {
  test("goes with its tasks, its contact and its account", async () => {
    const crm = crmAt();
    const id = await crm.createItem(recordOf(), call);
    await crm.addComment(id, "Message ID: 1", call);
    await crm.deleteItem(id, call);
    await crm.deleteItem(id, call);
    expect(["Opportunity", "Contact", "Account", "Task", "OpportunityContactRole"].flatMap(idsOf)).toEqual([]);
  });

  test("leaves a contact and an account that another one has too, until that one goes", async () => {
    const crm = crmAt();
    const first = await crm.createItem(recordOf(), call);
    const second = await crm.createItem(recordOf({ valuationId: other }), call);
    await crm.deleteItem(first, call);
    expect([idsOf("Opportunity"), all("Contact").length, all("Account").length]).toEqual([[second], 1, 1]);
    await crm.deleteItem(second, call);
    expect(["Contact", "Account"].flatMap(idsOf)).toEqual([]);
  });

  test("leaves what the firm had before, and what the firm has worked with", async () => {
    const org = fake.org();
    const theirs = org.insert("Contact", { LastName: "Owner", Email: email }, 1);
    const crm = crmAt();
    const id = await crm.createItem(recordOf(), call);
    org.insert("Event", { Subject: "Lunch", WhatId: idsOf("Account")[0] ?? "" }, 1);
    await crm.deleteItem(id, call);
    expect([idsOf("Contact"), idsOf("Account").length]).toEqual([[theirs.id], 1]);
  });

  test("without our id, which the firm has cleared, does not search for every contact without one", async () => {
    const crm = crmAt();
    const id = await crm.createItem(recordOf(), call);
    fake.org().set(fake.org().byId("Opportunity", id) ?? expect.unreachable(), { AMIVA_Valuation_Id__c: null }, 1);
    await crm.deleteItem(id, call);
    const searches = fake.requests.map(({ request }) => request.query.get("q") ?? "");
    expect(searches.filter((soql) => soql.includes("AMIVA_Valuation_Id__c = ''"))).toEqual([]);
    expect(["Opportunity", "Contact", "Account"].flatMap(idsOf)).toEqual([]);
  });
});

describe("a field", () => {
  test("that the organization does not have or take is left out, with a warning that quotes nothing", async () => {
    const warned = vi.spyOn(log, "warn");
    fake.org().removeField("Opportunity", "AMIVA_Follow_Up__c");
    const crm = crmAt();
    await crm.createItem(recordOf({ userPhone: "212 555 0100".padEnd(60, "0") }), call);
    expect(warned.mock.calls.map(([what]) => what)).toEqual([
      { fields: ["AMIVA_Follow_Up__c"] },
      { fields: ["Phone"] },
    ]);
    expect(JSON.stringify(warned.mock.calls)).not.toContain("555");
    warned.mockRestore();
  });

  test("with a value that the firm's list does not have stands as it was", async () => {
    const crm = crmAt({ stages: { ...salesforceDefaults.stages, tried: "Called" } });
    const id = await crm.createItem(recordOf(), call);
    expect(await crm.writeFields(id, { stage: "tried", followUp: "2026-01-01" }, call)).toMatchObject({
      stage: { value: "new" },
      followUp: { value: "2026-01-01" },
    });
  });

  test.each(["Opportunity", "Contact", "Account"])(
    "with our id must be there for %s: nothing is lost",
    async (object) => {
      fake.org().removeField(object, "AMIVA_Valuation_Id__c");
      const failure = await failureOf(crmAt().createItem(recordOf(), call));
      expect(["settings", "column"]).toContain(failure.kind);
    },
  );

  test("that the firm requires and we do not have is for the operator", async () => {
    const crm = createSalesforce(settingsOf(), { log });
    const { stage: _, ...texts } = recordOf().texts;
    expect(await failureOf(crm.createItem({ ...recordOf(), texts }, call))).toEqual({ kind: "settings" });
  });
});

describe("a request", () => {
  test.each([
    ["rateLimited", { kind: "busy", seconds: 7 }],
    ["unauthorized", { kind: "settings" }],
    ["fails", { kind: "unclear" }],
    ["dies", { kind: "unclear" }],
    ["garbled", { kind: "unclear" }],
  ] as const)("that %s means %j, for a query as for the token", async (mode, failure) => {
    for (const operation of ["query Opportunity", "token"]) {
      fake.reset();
      fake.behave({ mode, retryInSeconds: 7, only: [operation] });
      expect(await failureOf(crmAt().findItems(subject, call))).toEqual(failure);
      expect(fake.asked(operation)).toBe(1);
    }
  });

  test("opens one session for many, and another when that has ended", async () => {
    const crm = crmAt();
    await crm.createItem(recordOf(), call);
    expect(fake.asked("token")).toBe(1);
    fake.endSessions();
    expect(await crm.findItems(subject, call)).toHaveLength(1);
    expect(fake.asked("token")).toBe(2);
  });

  test("with a wrong key or secret, or to nobody, is for the operator", async () => {
    for (const wrong of [{ clientSecret: "another-secret" }, { clientId: "another-key" }])
      expect(await failureOf(crmAt(wrong).createItem(recordOf(), call))).toEqual({ kind: "settings" });
    const gone = await startFakeSalesforce();
    await gone.stop();
    const nobody = crmAt({ loginUrl: gone.url }).createItem(recordOf(), call);
    await expect(nobody).rejects.toThrow("Salesforce: no answer (ECONNREFUSED)");
  });

  test("ends at its time limit and when it is aborted", async () => {
    fake.behave({ mode: "stalls", only: ["query Account"] });
    expect(await failureOf(crmAt({ timeoutMs: 150 }).createItem(recordOf(), call))).toEqual({ kind: "unclear" });
    const ending = new AbortController();
    const waiting = failureOf(crmAt().createItem(recordOf(), { key: "x", signal: ending.signal }));
    await fake.arrived(2, ["query Account"]);
    ending.abort();
    expect(await waiting).toEqual({ kind: "unclear" });
    await fake.release();
    expect(all("Opportunity")).toEqual([]);
  });
});

test("the check of the organization names what the setup guide asks for and is not there", async () => {
  const name = "127.0.0.1";
  expect(await checkOrganization(settingsOf(), { signal })).toEqual({ name, missing: [] });
  fake.org().removeField("Contact", "AMIVA_Valuation_Id__c");
  fake.org().removeField("Opportunity", "AMIVA_Follow_Up__c");
  const stages = { ...salesforceDefaults.stages, tried: "Called" };
  expect((await checkOrganization(settingsOf({ stages }), { signal })).missing).toEqual([
    "field AMIVA_Follow_Up__c of Opportunity",
    "stage “Called”",
    "field AMIVA_Valuation_Id__c of Contact",
  ]);
});
