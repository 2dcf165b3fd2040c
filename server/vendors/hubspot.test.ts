import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { messageRecord } from "#domain/leads/crm/message-payload.ts";
import { captured, fullCapture, newYork } from "#domain/leads/lead.fixture.ts";
import { createLog } from "#server/ops/log.ts";
import { type FakeHubspot, fakePortal, startFakeHubspot } from "#tests/fakes/hubspot.ts";
import { failureOf, recordOf } from "./crm/crm.fixture.ts";
import { hubspotDefaults } from "./crm/crm-env.ts";
import { fieldPlaces } from "./crm/crm-maps.ts";
import { checkPortal } from "./hubspot/check-portal.ts";
import { createHubspot, type HubspotSettings } from "./hubspot.ts";

let fake: FakeHubspot;
const log = createLog("silent");
const { signal } = new AbortController();
const call = { signal, key: "unused" };
const { valuationId, userEmail: email = "" } = fullCapture;
const other = "0b9f6f0e-2d63-4a51-8c39-5a1f7f1d9e42";

beforeAll(async () => {
  fake = await startFakeHubspot();
});
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const settingsOf = (given: Partial<HubspotSettings> = {}): HubspotSettings => ({
  ...fakePortal,
  apiUrl: fake.url,
  timeoutMs: 5_000,
  pipeline: "default",
  ...hubspotDefaults,
  ...given,
});
const crmAt = (given: Partial<HubspotSettings> = {}) => createHubspot(settingsOf(given), { log });
const all = (type: "deals" | "contacts" | "companies" | "notes") => fake.portal().all(type);
const idsOf = (type: Parameters<typeof all>[0]) => all(type).map(({ id }) => id);
const items = () => idsOf("deals").map((id) => `deal-${id}`);

describe("a deal", () => {
  test("has our id, its stage and figures, its contact and its company", async () => {
    const id = await crmAt().createItem(recordOf(), call);
    const [deal] = all("deals");
    expect(deal?.values).toMatchObject({
      dealname: "Northgate Dental – $9.9M",
      pipeline: "default",
      dealstage: "15000",
      amount: "9900000",
      amiva_valuation_id: valuationId,
      amiva_follow_up: "2025-11-10",
      hs_next_step: expect.stringMatching(/^Call .* today/),
      description: expect.stringMatching(/^Valuation ID: .*\nPositive aspects:\n- /s),
    });
    expect(all("contacts").map(({ values }) => values)).toEqual([
      { email, phone: fullCapture.userPhone, amiva_valuation_id: valuationId },
    ]);
    expect(all("companies").map(({ values }) => values)).toEqual([
      { domain: "northgate-dental.example", name: "Northgate Dental", amiva_valuation_id: valuationId },
    ]);
    expect([...(deal?.links ?? [])].toSorted()).toEqual([...idsOf("contacts"), ...idsOf("companies")].toSorted());
    expect(all("contacts")[0]?.links).toContain(idsOf("companies")[0]);
    expect(items()).toEqual([id]);
  });

  test("has a property for each field that the settings name, and tells the others in its description", async () => {
    const places = fieldPlaces({ notes: "description", valuation: null, industry: "hs_next_step" });
    await crmAt({ properties: places }).createItem(recordOf(), call);
    const [deal] = all("deals");
    expect(deal?.values).not.toHaveProperty("amount");
    expect(deal?.values["hs_next_step"]).toBe("Dental practices");
    expect(deal?.values["description"]).toMatch(/\nNext action: Call/);
    expect(deal?.values["description"]).not.toMatch(/\nIndustry: /);
  });

  test("without contact details has no contact; a page on a shared site is no company", async () => {
    await crmAt().createItem(recordOf({ userEmail: undefined, userPhone: undefined }), call);
    expect([all("contacts"), all("companies")].map(({ length }) => length)).toEqual([0, 1]);
    fake.reset();
    await crmAt().createItem(recordOf({ website: "https://www.facebook.com/northgate" }), call);
    expect([all("contacts"), all("companies")].map(({ length }) => length)).toEqual([1, 0]);
  });

  test("links what the firm has already and changes nothing of it", async () => {
    const portal = fake.portal();
    const theirs = portal.create("contacts", { email, phone: "0800 1", firstname: "Ada" });
    const company = portal.create("companies", { name: "Northgate Group", domain: "northgate-dental.example" });
    await crmAt().createItem(recordOf(), call);
    expect(idsOf("contacts")).toEqual([theirs.id]);
    expect(theirs.values).toEqual({ email, phone: "0800 1", firstname: "Ada" });
    expect([idsOf("companies"), company.values["name"]]).toEqual([[company.id], "Northgate Group"]);
    expect([...(all("deals")[0]?.links ?? [])].toSorted()).toEqual([theirs.id, company.id].toSorted());
  });

  test("follows an owner who gives another address", async () => {
    const crm = crmAt();
    const id = await crm.createItem(recordOf(), call);
    await crm.updateItem(id, recordOf({ userEmail: "new@northgate-dental.example", userPhone: "212 555 0100" }), call);
    expect(all("contacts").map(({ values }) => [values["email"], values["phone"]])).toEqual([
      ["new@northgate-dental.example", "212 555 0100"],
    ]);
  });

  test("of a message has the sender's name and no company", async () => {
    const from = { kind: "contact", name: "Ada Owner", email: "ada@firm.example", message: "May we talk?" } as const;
    await crmAt().createItem(messageRecord({ ...from, id: other, createdAt: captured }, { timeZone: newYork }), call);
    expect(all("deals")[0]?.values).toMatchObject({
      dealname: "Ada Owner – message",
      amiva_valuation_id: `message-${other}`,
      description: expect.stringContaining("May we talk?"),
    });
    expect(all("contacts")[0]?.values).toMatchObject({ firstname: "Ada", lastname: "Owner" });
    expect(all("companies")).toEqual([]);
  });

  test("of the firm is not touched by an id that was stored for another CRM", async () => {
    const { id, values } = fake.portal().create("deals", { dealname: "Theirs" });
    const crm = crmAt();
    expect(await failureOf(crm.updateItem(id, recordOf(), call))).toEqual({ kind: "gone" });
    expect(await failureOf(crm.writeFields(id, { stage: "tried" }, call))).toEqual({ kind: "gone" });
    expect(await failureOf(crm.addComment(id, "Message ID: 1", call))).toEqual({ kind: "gone" });
    expect([await crm.readFields(id, call), await crm.findComments(id, call)]).toEqual([undefined, []]);
    await crm.deleteItem(id, call);
    await crm.deleteComment(id, call);
    expect([fake.requests, idsOf("deals"), values]).toEqual([[], [id], { dealname: "Theirs" }]);
  });

  test("is put into the pipeline's first stage if that has no stage of our name", async () => {
    const stages = { ...hubspotDefaults.stages, new: "First call" };
    await crmAt({ stages }).createItem(recordOf(), call);
    expect(all("deals")[0]?.values["dealstage"]).toBe("15000");
  });
});

describe("a deleted deal", () => {
  test("goes with its notes, its contact and its company", async () => {
    const crm = crmAt();
    const id = await crm.createItem(recordOf(), call);
    await crm.addComment(id, "Message ID: 1\nHello <b>", call);
    expect(await crm.findComments(id, call)).toMatchObject([{ text: "Message ID: 1\nHello <b>" }]);
    await crm.deleteItem(id, call);
    await crm.deleteItem(id, call);
    expect(["deals", "contacts", "companies", "notes"].map((type) => all(type as "deals").length)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test("leaves a contact and a company that another deal has too, until that one goes", async () => {
    const crm = crmAt();
    const first = await crm.createItem(recordOf(), call);
    const second = await crm.createItem(recordOf({ valuationId: other }), call);
    await crm.deleteItem(first, call);
    expect([items(), all("contacts").length, all("companies").length]).toEqual([[second], 1, 1]);
    await crm.deleteItem(second, call);
    expect([all("contacts"), all("companies")]).toEqual([[], []]);
  });

  test("leaves what the firm had before, and what the firm has worked with", async () => {
    const portal = fake.portal();
    const theirs = portal.create("contacts", { email });
    const crm = crmAt();
    const id = await crm.createItem(recordOf(), call);
    const company = all("companies")[0];
    if (company) portal.link(company, portal.create("notes", { hs_note_body: "Met at the fair" }));
    await crm.deleteItem(id, call);
    expect([idsOf("contacts"), idsOf("companies")]).toEqual([[theirs.id], [company?.id]]);
    expect(all("notes")).toHaveLength(1);
  });
});

describe("a property", () => {
  test("that the account does not have is left out, with a warning that quotes nothing", async () => {
    const warned = vi.spyOn(log, "warn");
    fake.portal().removeProperty("deals", "amiva_follow_up");
    fake.portal().removeProperty("contacts", "phone");
    await crmAt().createItem(recordOf(), call);
    expect(warned.mock.calls.map(([what]) => what)).toEqual([{ fields: ["amiva_follow_up"] }, { fields: ["phone"] }]);
    expect(JSON.stringify(warned.mock.calls)).not.toContain("555");
    expect(all("deals")[0]?.values).toMatchObject({ amount: "9900000" });
    warned.mockRestore();
  });

  test.each(["deals", "contacts", "companies"] as const)(
    "with our id must be there for %s: nothing is lost",
    async (type) => {
      fake.portal().removeProperty(type, "amiva_valuation_id");
      const failure = await failureOf(crmAt().createItem(recordOf(), call));
      expect(["settings", "column"]).toContain(failure.kind);
      if (type === "deals")
        expect(await failureOf(crmAt().findItems({ kind: "lead", id: valuationId }, call))).toEqual({
          kind: "settings",
        });
    },
  );
});

describe("a request", () => {
  test.each([
    ["rateLimited", { kind: "busy", seconds: 7 }],
    ["unauthorized", { kind: "settings" }],
    ["fails", { kind: "unclear" }],
    ["dies", { kind: "unclear" }],
    ["garbled", { kind: "unclear" }],
  ] as const)("that %s means %j", async (mode, failure) => {
    fake.behave({ mode, retryInSeconds: 7 });
    expect(await failureOf(crmAt().findItems({ kind: "lead", id: valuationId }, call))).toEqual(failure);
    expect(fake.requests).toHaveLength(1);
  });

  test("with a wrong token, to nobody, or to another pipeline is for the operator", async () => {
    expect(await failureOf(crmAt({ token: "pat-other-1" }).createItem(recordOf(), call))).toEqual({ kind: "settings" });
    expect(await failureOf(crmAt({ pipeline: "Buy side" }).createItem(recordOf(), call))).toEqual({ kind: "settings" });
    const gone = await startFakeHubspot();
    await gone.stop();
    const nobody = crmAt({ apiUrl: gone.url }).createItem(recordOf(), call);
    await expect(nobody).rejects.toThrow("HubSpot: no answer (ECONNREFUSED)");
  });

  test("ends at its time limit and when it is aborted, and the vendor sees it end", async () => {
    fake.behave({ mode: "stalls" });
    expect(await failureOf(crmAt({ timeoutMs: 150 }).createItem(recordOf(), call))).toEqual({ kind: "unclear" });
    const ending = new AbortController();
    const waiting = failureOf(crmAt().createItem(recordOf(), { key: "x", signal: ending.signal }));
    await fake.arrived(2);
    ending.abort();
    expect(await waiting).toEqual({ kind: "unclear" });
    await fake.release();
    expect(all("deals")).toEqual([]);
  });

  test("is counted, each one, before it is made", async () => {
    let counted = 0;
    const crm = createHubspot(settingsOf(), {
      log,
      countCall: async () => {
        counted += 1;
      },
    });
    fake.behave({ mode: "fails", times: 1, only: ["create companies"] });
    await failureOf(crm.createItem(recordOf(), call));
    expect(counted).toBe(fake.requests.length);
    expect(counted).toBeGreaterThan(5);
  });
});

test("the check of the account names what the setup guide asks for and is not there", async () => {
  expect(await checkPortal(settingsOf(), { signal })).toEqual({ name: "Sell-side intake", missing: [] });
  fake.portal().removeProperty("companies", "amiva_valuation_id");
  fake.portal().removeProperty("deals", "amiva_follow_up");
  const stages = { ...hubspotDefaults.stages, new: "First call" };
  expect((await checkPortal(settingsOf({ stages }), { signal })).missing).toEqual([
    "stage “First call”",
    "property amiva_follow_up of deals",
    "property amiva_valuation_id of companies",
  ]);
  expect(fake.requests.map(({ operation }) => operation)).not.toContain("upsert deals");
});
