import { randomUUID } from "node:crypto";
import { realpathSync, statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { site as firm } from "#content/site.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { version } from "#server/ops/version.ts";
import { startBuilt, startScript } from "#tests/support/site-process.ts";
import { freePort } from "#tooling/run/free-port.ts";

const siteUrl = "http://localhost:8888";

test("a start without changes serves at once and prints its configuration; a second one leaves the first its documents", async ({
  request,
}) => {
  const builtAt = () => statSync(realpathSync("build/current")).birthtimeMs;
  const built = builtAt();
  const ports = [await freePort(), await freePort()].map(String) as [string, string];
  const first = startScript("scripts/start.ts", { PORT: ports[0], SITE_URL: siteUrl, LOG_LEVEL: "warn" });
  await first.says("mail ");
  expect(builtAt()).toBe(built);
  expect(first.output()).toContain(`${firm.brand} ${version} is on http://localhost:${ports[0]}`);
  for (const part of ["store", "analysis", "crm", "payments", "mail", "calendar"])
    expect(first.output()).toMatch(new RegExp(`^ {2}${part} +\\S`, "m"));
  const origin = `http://localhost:${ports[0]}`;
  expect((await request.get(`${origin}/`)).status()).toBe(200);

  const second = startScript("scripts/start.ts", { PORT: ports[1], LOG_LEVEL: "warn" });
  await second.says("mail ");
  for (const site of [first, second]) expect(site.output()).not.toContain("Building");
  const valuationId = randomUUID();
  const { website, businessAnalysis, financialInputs } = fullCapture;
  const lead = { valuationId, website, businessAnalysis, financialInputs };
  expect((await request.post(`${origin}/api/leads`, { data: lead })).status()).toBe(201);
  const report = await request.get(`${origin}/api/download/report/${valuationId}`);
  expect(report.status()).toBe(200);
  expect((await report.body()).subarray(0, 5).toString()).toBe("%PDF-");
  expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
});

test("an invalid setting stops the start with a one-line error", async () => {
  const site = startScript("scripts/start.ts", { PORT: "http", SITE_URL: siteUrl });
  expect(await site.exit).toBe(1);
  expect(site.output()).toBe('PORT must be a port from 1 to 65535, but it is "http".\n');
});

test("a second server on the same data folder stops with a one-line error", async () => {
  const port = String(await freePort());
  const site = startBuilt({ PORT: port, SITE_URL: siteUrl, DATA_DIR: ".cache/results/data" });
  expect(await site.exit).toBe(1);
  expect(site.output()).toMatch(/^Another server uses DATA_DIR .+\n$/);
});

test("an unreachable database stops the start with a one-line error without the password", async () => {
  const closed = await freePort();
  const address = `postgres://amiva:hunter2@127.0.0.1:${closed}/amiva`;
  const site = startBuilt({ SITE_URL: siteUrl, DATABASE_URL: address });
  expect(await site.exit).toBe(1);
  expect(site.output()).toBe(
    `DATABASE_URL: the database at 127.0.0.1:${closed}/amiva cannot be used: nothing listens there.\n`,
  );
});

test("a port in use stops the start with a one-line error", async ({ baseURL }) => {
  const port = new URL(baseURL ?? "").port;
  const site = startBuilt({ PORT: port, SITE_URL: siteUrl });
  expect(await site.exit).toBe(1);
  expect(site.output()).toContain(`port ${port} is in use; set PORT to another`);
});
