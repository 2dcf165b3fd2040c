import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { fakePortal, startFakeHubspot } from "#tests/fakes/hubspot.ts";
import { fakeBoard, startFakeMonday } from "#tests/fakes/monday.ts";
import { fakeOrg, startFakeSalesforce } from "#tests/fakes/salesforce.ts";
import { startBuilt } from "#tests/support/site-process.ts";
import { freePort } from "#tooling/run/free-port.ts";

/** The built server with each CRM: from a captured lead to its record there, and to its deletion. */

const siteUrl = "http://localhost:8888";

const vendors = {
  "monday.com": async () => {
    const fake = await startFakeMonday();
    const settings = {
      MONDAY_API_TOKEN: fakeBoard.token,
      MONDAY_BOARD_ID: fakeBoard.boardId,
      MONDAY_API_URL: fake.url,
    };
    return { stop: fake.stop, settings, names: () => fake.items().map(({ name }) => name) };
  },
  HubSpot: async () => {
    const fake = await startFakeHubspot();
    const settings = { HUBSPOT_ACCESS_TOKEN: fakePortal.token, HUBSPOT_API_URL: fake.url };
    const names = () =>
      fake
        .portal()
        .all("deals")
        .map(({ values }) => values["dealname"]);
    return { stop: fake.stop, settings, names };
  },
  Salesforce: async () => {
    const fake = await startFakeSalesforce();
    const settings = {
      SALESFORCE_LOGIN_URL: fake.url,
      SALESFORCE_CLIENT_ID: fakeOrg.clientId,
      SALESFORCE_CLIENT_SECRET: fakeOrg.clientSecret,
    };
    const names = () =>
      fake
        .org()
        .all("Opportunity")
        .map(({ values }) => values["Name"]);
    return { stop: fake.stop, settings, names };
  },
};

for (const [name, start] of Object.entries(vendors))
  test(`a captured lead is in ${name}, and gone once its owner deletes it`, async ({ request }) => {
    const vendor = await start();
    const port = String(await freePort());
    const site = startBuilt({
      PORT: port,
      SITE_URL: siteUrl,
      LOG_LEVEL: "warn",
      ...vendor.settings,
    });
    await site.says("mail ");
    expect(site.output()).toMatch(new RegExp(`^ {2}crm +delivers leads to .* of ${name}$`, "m"));
    const origin = `http://localhost:${port}`;
    const valuationId = randomUUID();
    const { website, financialInputs, userEmail, userPhone } = fullCapture;
    const lead = { valuationId, website, businessAnalysis: null, financialInputs, userEmail, userPhone };
    expect((await request.post(`${origin}/api/leads`, { data: lead })).status()).toBe(201);
    await expect.poll(vendor.names).toEqual([expect.stringMatching(/ – \$9\.9M$/)]);
    const deletion = await request.delete(`${origin}/api/leads/${valuationId}`, { headers: { Origin: origin } });
    expect(deletion.ok()).toBe(true);
    await expect.poll(vendor.names).toEqual([]);
    expect(await site.stop()).toBe(0);
    await vendor.stop();
  });
