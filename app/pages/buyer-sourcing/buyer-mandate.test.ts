import { describe, expect, it } from "vitest";
import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";
import { lazySheets } from "#content/pages/platform-preview-lazy.ts";
import { mandate, mandateSectors, rim, wedge } from "./buyer-mandate.ts";
import { dotsAt } from "./buyer-step-dots.ts";

const { segments, process } = buyerSourcingPage;
const buyers = segments.items.reduce((sum, { value }) => sum + value, 0);
const talking = segments.items.reduce((sum, { accent }) => sum + accent, 0);
const reach = ([x, y]: readonly [number, number]) => Math.hypot(x, y);

describe("the mandate's map", () => {
  it("gives each segment the angle of its share of 54", () => {
    expect(buyers).toBe(54);
    for (const { sector, from, to } of mandate) expect((to - from) / 360).toBeCloseTo(sector.count / buyers, 10);
  });

  it("fills exactly the buyers in discussion", () => {
    for (const [index, { accent, radius }] of segments.items.entries()) {
      const within = mandate[index]?.points.filter((point) => reach(point) < radius);
      expect(within).toHaveLength(accent);
    }
  });

  it("matches the mandate of the platform preview", () => {
    const byId = (a: { readonly id: string }, b: { readonly id: string }) => a.id.localeCompare(b.id);
    expect(mandateSectors.toSorted(byId)).toEqual(lazySheets.buyerInsights.sectors.toSorted(byId));
  });

  it("draws a sector and its outer arc through the sector's middle", () => {
    expect(rim({ from: -90, to: 90 }, 10)).toBe("M0 -10A10 10 0 0 1 10 0A10 10 0 0 1 0 10");
    expect(wedge({ from: 0, to: 90 }, 10)).toBe("M0 0L10 0A10 10 0 0 1 7.1 7.1A10 10 0 0 1 0 10Z");
  });
});

describe("the four steps", () => {
  it.each(Object.entries(dotsAt))("%s: shows all 54, no two in one place", (_step, dots) => {
    expect(dots).toHaveLength(buyers);
    expect(new Set(dots.map(({ at }) => at.join())).size).toBe(buyers);
    for (const { at } of dots) {
      expect(Math.abs(at[0])).toBeLessThan(135);
      expect(Math.abs(at[1])).toBeLessThan(115);
    }
  });

  it("call the buyers in discussion first", () => {
    expect(process.tiers[0]).toBe(talking);
    const first = dotsAt.prioritize.filter(({ part }) => part === "first");
    const engaged = dotsAt.engage.filter(({ part }) => part !== "out");
    expect([first.length, engaged.length]).toEqual([talking, talking]);
    expect(dotsAt.engage.filter(({ part }) => part === "offer")).toHaveLength(process.offers);
  });

  it("show 12–15 interested parties and 3.5 offers on average", () => {
    expect(talking).toBeGreaterThanOrEqual(12);
    expect(talking).toBeLessThanOrEqual(15);
    expect(Math.abs(process.offers - 3.5)).toBeLessThanOrEqual(0.5);
  });

  it("say in words what is drawn", () => {
    const spoken = process.steps.map((step) => step.spoken).join(" ");
    for (const count of [buyers, ...process.tiers, process.offers])
      expect(spoken).toMatch(new RegExp(`\\b${count}\\b`));
  });
});
