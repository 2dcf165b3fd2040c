import { test as base, expect } from "@playwright/test";
import { site } from "#content/site.ts";
import type { InstalledEngine } from "#tooling/browser/installed-engines.ts";
import { expectedFaults, expectedProblems, serveControlPage } from "./control-page.ts";
import { startFirefox } from "./engines/firefox.ts";
import type { Tab } from "./engines/tab.ts";
import { startWebKit } from "./engines/webkit.ts";
import { pageFaults } from "./page-faults.ts";
import { visitorOn } from "./visitor.ts";

type Fixtures = {
  readonly engine: InstalledEngine;
  readonly tab: Tab;
  readonly origin: string;
  readonly ownerSite: string;
  readonly visitor: ReturnType<typeof visitorOn>;
};

/** The calendar is on another site, which is not asked. */
const isOurs = (problem: string) => !problem.includes(new URL(site.schedulingUrl).host);

/** A browser that reports too little would pass every test: it must see all that is wrong with the control page. */
async function expectToSeeProblems(tab: Tab): Promise<void> {
  const control = await serveControlPage();
  try {
    await tab.open(control.url);
    const { until } = visitorOn(tab);
    await until("the control page", () => document.body.dataset["done"]);
    const missing = async (expected: readonly RegExp[], found: readonly string[]) =>
      expected.filter((pattern) => !found.some((line) => pattern.test(line))).map(String);
    const faults = await tab.run(pageFaults);
    expect(await missing(expectedFaults, faults), "faults of the control page that were not seen").toEqual([]);
    const seen: string[] = [];
    await expect
      .poll(async () => {
        seen.push(...(await tab.takeProblems()));
        return missing(expectedProblems, seen);
      }, "problems of the control page that were not seen")
      .toEqual([]);
    await tab.open("about:blank");
  } finally {
    await control.stop();
  }
  await tab.takeProblems();
}

/** A test in a fresh browser of the project's engine; it fails on any problem that the browser reports. */
export const test = base.extend<Fixtures>({
  engine: [{ name: "Firefox", program: "" }, { option: true }],
  tab: async ({ engine }, use) => {
    const tab = await (engine.name === "Firefox" ? startFirefox : startWebKit)(engine.program);
    try {
      await expectToSeeProblems(tab);
      await use(tab);
      expect((await tab.takeProblems()).filter(isOurs), "problems that the browser reports").toEqual([]);
    } finally {
      await tab.close();
    }
  },
  origin: async ({ baseURL }, use) => use(String(baseURL)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  ownerSite: async ({}, use, { config }) => use(String(config.metadata["ownerSite"])),
  visitor: async ({ tab }, use) => use(visitorOn(tab)),
});

export { expect };

export const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
