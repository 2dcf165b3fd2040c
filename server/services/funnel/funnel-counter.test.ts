import { beforeEach, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { startOfDay } from "#domain/time/calendar.ts";
import { createLog } from "#server/ops/log.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { createFunnelCounter } from "./funnel-counter.ts";

const store = storeOfFile();
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const run = { visitor: "198.51.100.7", website: "https://northgate.example", userAgent: browser };
const beforeMidnight = startOfDay("2026-11-17", site.timeZone) - 2_000;
let now = beforeMidnight;

beforeEach(async () => {
  now = beforeMidnight;
  await store().db.deleteFrom("funnel_count").execute();
});

const counter = (of = store()) => createFunnelCounter({ store: of, log: createLog("silent"), now: () => now });
const counts = async () => {
  const rows = await store().db.selectFrom("funnel_count").selectAll().execute();
  return rows.map((row) => [row.day, row.step, row.page, row.source, row.count].join(" ")).toSorted();
};

test("visits are added up by page and source, and written when the server stops", async () => {
  const funnel = counter();
  for (let visit = 0; visit < 1_000; visit += 1) funnel.visit(visit % 4 === 0 ? "about" : "home", "googleSearch");
  expect(await counts()).toEqual([]);
  await funnel.stop();
  expect(await counts()).toEqual(["2026-11-16 visit about googleSearch 250", "2026-11-16 visit home googleSearch 750"]);
  await funnel.stop();
  expect(await counts()).toHaveLength(2);
});

test("the day is the firm's", async () => {
  const funnel = counter();
  funnel.visit("home", "direct");
  await funnel.stop();
  now += 4_000;
  funnel.visit("home", "direct");
  await funnel.stop();
  expect(await counts()).toEqual(["2026-11-16 visit home direct 1", "2026-11-17 visit home direct 1"]);
});

test("an address and figures are counted apart, a run once within half an hour, and never a robot", async () => {
  const funnel = counter();
  for (const agent of [browser, browser, "Googlebot/2.1", ""]) funnel.addressGiven(agent);
  funnel.runStarted(run);
  now += 29 * 60_000;
  funnel.runStarted(run);
  funnel.runStarted({ ...run, website: "https://other.example" });
  for (const userAgent of ["Googlebot/2.1", ""]) funnel.runStarted({ ...run, visitor: "198.51.100.8", userAgent });
  now += 2 * 60_000;
  funnel.runStarted(run);
  await funnel.stop();
  // The first of a span gives its day.
  expect(await counts()).toEqual(["2026-11-16 address   2", "2026-11-16 figures   3"]);
});

test("steps in a partner's frame count for that partner, but no robot's", async () => {
  const funnel = counter();
  const partner = { key: "harbor-bank-x7k2" };
  for (const agent of [browser, browser, "Googlebot/2.1", ""]) funnel.frameShown(partner, agent);
  funnel.addressGiven(browser, partner);
  funnel.runStarted(run, partner);
  await funnel.stop();
  expect(await counts()).toEqual([
    "2026-11-16 address partner:harbor-bank-x7k2 partnerSite 1",
    "2026-11-16 figures partner:harbor-bank-x7k2 partnerSite 1",
    "2026-11-16 visit partner:harbor-bank-x7k2 partnerSite 2",
  ]);
});

test("what a failing store did not take is written later, under its own day", async () => {
  let isDown = true;
  const failing = Object.create(store(), {
    db: {
      get: () => {
        if (isDown) throw new Error("down");
        return store().db;
      },
    },
  });
  const funnel = counter(failing);
  funnel.visit("home", "direct");
  await funnel.stop();
  now += 86_400_000;
  isDown = false;
  funnel.visit("home", "direct");
  await funnel.stop();
  expect(await counts()).toEqual(["2026-11-16 visit home direct 1", "2026-11-17 visit home direct 1"]);
});
