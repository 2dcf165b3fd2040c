import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { offerWithRollover } from "#content/guides/example-offers.ts";
import { people } from "#content/people.ts";
import { guideById, guidePages } from "#content/registry/guide-pages.ts";
import { waterfallOf } from "#domain/guides/headline-to-cash.ts";
import { moneyInMillions } from "#domain/guides/money-in-millions.ts";
import Guide, { loader } from "./route.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(path: string) {
  const Stub = createRoutesStub([
    { path: "/guides/:name", Component: Guide, loader, HydrateFallback: () => null },
    { path: "*", Component: () => null },
  ]);
  render(<Stub initialEntries={[path]} />);
  return screen.findByRole("heading", { level: 1 });
}

const load = (path: string) => loader({ url: new URL(path, "http://site") } as Parameters<typeof loader>[0]);

describe.each(guidePages)("$path", (guide) => {
  it("opens with a slip, has numbered contents, marks its samples and prints from its button", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    expect((await open(guide.path)).textContent?.replaceAll("\u00a0", " ")).toBe(guide.name);

    const author = people.find(({ id }) => id === guide.author);
    const slip = screen.getByText("Reading time").closest("dl") as HTMLElement;
    for (const part of [guide.audience, author?.name ?? "", "November 2026"]) expect(slip.textContent).toContain(part);
    expect(slip.textContent).toMatch(/\d+ minutes/);

    const links = [...document.querySelectorAll('nav[aria-label="In this guide"] a')];
    expect(links.map((link) => link.textContent)).toEqual(guide.sections.map(({ contents }) => contents));
    const headings = links.map(
      (link) => document.querySelector(`${link.getAttribute("href")} h2`)?.firstChild?.textContent,
    );
    expect(headings).toEqual(guide.sections.map(({ title }) => title));

    const marked = [author, ...guide.sections].filter((part) => part?.sample);
    expect(screen.getAllByText("Sample")).toHaveLength(marked.length);

    await userEvent.click(screen.getByText("Print this guide"));
    expect(print).toHaveBeenCalledOnce();
  });
});

it("answers 404 for a guide that nobody wrote", () => {
  expect(() => load("/guides/none")).toThrow(expect.objectContaining({ status: 404 }));
});

describe("the drawing from headline to cash", () => {
  const bars = waterfallOf(offerWithRollover.sum);

  it("shows each line of the rule, drawn to scale", async () => {
    await open(guideById("priceAndTerms").path);
    const section = document.querySelector<HTMLElement>("#sum");
    const items = [...(section?.querySelectorAll<HTMLElement>("li[style]") ?? [])];
    expect(items.map(({ textContent }) => textContent?.match(/−?\$[\d.]+M$/)?.[0])).toEqual(
      bars.map(({ kind, amount }) => `${kind === "sum" ? "" : "−"}${moneyInMillions(amount)}`),
    );
    const drawn = items.map(
      ({ style }) => Number(style.getPropertyValue("--b")) - Number(style.getPropertyValue("--a")),
    );
    for (const [index, share] of drawn.entries())
      expect(share).toBeCloseTo(((bars[index]?.amount ?? 0) / 16_000_000) * 100, 6);
  });
});
