import { type Page, test } from "@playwright/test";
import { northgate } from "#tests/fakes/owner-site.ts";
import { expect, live } from "./test.ts";

const start = new Date("2025-11-03T10:00:00Z");

/** The website of the walks, on this machine. */
export const ownerSite = () => String(test.info().config.metadata["ownerSite"]);

/** Time passes only when a test advances it. */
export async function holdClock(page: Page) {
  await page.clock.install({ time: start });
  // Until it is paused the clock runs, and it cannot be paused in the past: a busy machine needs more than a moment.
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
}

/** The valuation as a visitor walks through it, in the page or in a frame of it. */
export function valuationOn(page: Page, view: Pick<Page, "getByLabel" | "getByRole" | "getByText"> = page) {
  const field = view.getByLabel("Website address");
  const dialog = view.getByRole("dialog", { name: "Quick Financial Info" });
  const profit = view.getByLabel("Annual pre-tax profit, typed");
  const progress = view.getByRole("dialog", { name: "Working out what your business is worth." });
  const heading = view.getByRole("heading", { level: 1 });
  const button = (name: string) => view.getByRole("button", { name });

  /** In steps, between which the page does what takes real time. */
  async function pass(ms: number) {
    const step = 6_000;
    for (let left = ms; left > 0; left -= step) await page.clock.runFor(Math.min(left, step));
  }

  async function open(search = "", origin = "") {
    await holdClock(page);
    await page.goto(`${origin}/valuation${search}`);
    await live(page);
  }

  async function enter(website = ownerSite()) {
    await field.fill(website);
    await button("Analyze Business").click();
    await expect(dialog).toBeVisible();
    // For the length of a double click a new dialog takes no pointer input, counted from when its script has run.
    const isOpening = async () => {
      await pass(500);
      return dialog.getAttribute("data-opening");
    };
    await expect.poll(isOpening, { intervals: [20, 50] }).toBeNull();
  }

  async function submit() {
    await view.getByText("Growing", { exact: true }).click();
    await button("Calculate Valuation").click();
    await expect(progress).toBeVisible();
  }

  /** The website is read in real time, whatever the page's clock says: wait for it first. */
  async function untilRead() {
    await expect(progress).toContainText(northgate.industry);
  }

  async function answer() {
    await submit();
    await untilRead();
  }

  async function expectResult() {
    await expect(heading).toHaveText("Your preliminary valuation is ready!");
    await expect(view.getByRole("main")).toContainText("$8.4M – $11.4M");
    await expect(view.getByRole("main")).toContainText("$9.9M");
  }

  return {
    field,
    dialog,
    profit,
    progress,
    heading,
    button,
    pass,
    open,
    enter,
    submit,
    untilRead,
    answer,
    expectResult,
  };
}
