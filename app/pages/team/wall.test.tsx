import { act, cleanup, fireEvent, render, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HydrationProvider } from "#app/design/ui/behavior/use-hydrated.tsx";
import { team } from "#content/team.ts";
import { TeamProfiles } from "./profiles.tsx";
import { TeamWall } from "./wall.tsx";

const [first, second, third] = team;
if (!first || !second || !third) throw new Error("The team is missing");

/** Browsers fire `close` asynchronously; happy-dom fires it at once. */
beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.removeAttribute("open");
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  });
});
afterEach(cleanup);

async function visit(...entries: readonly string[]) {
  const routes = [
    { path: "/about/team", element: <TeamWall team={team} /> },
    { path: "/", element: <p>Home</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [...entries], initialIndex: entries.length - 1 });
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

const openIds = () => [...document.querySelectorAll("dialog[open]")].map(({ id }) => id);
const openDialog = () => within(document.querySelector("dialog[open]") as HTMLElement);
const card = ({ id }: { readonly id: string }) => document.getElementById(`card-${id}`) as HTMLElement;
const adjacentProfile = (words: string) =>
  [...document.querySelectorAll<HTMLElement>("dialog[open] nav a")].find(
    ({ textContent }) => textContent === words,
  ) as HTMLElement;
const press = (link: HTMLElement) => act(async () => void fireEvent.click(link));
const closeByPlatform = () => act(async () => (document.querySelector("dialog[open]") as HTMLDialogElement).close());

describe("the wall", () => {
  it("shows everyone in four sizes of tile, with name, role and a first sentence", async () => {
    await visit("/about/team");
    const shapes = team.map((person) => card(person).closest("li")?.className);
    expect(new Set(shapes).size).toBeGreaterThanOrEqual(4);
    for (const person of team) {
      expect(card(person).textContent).toBe(`${person.name} Full profile`);
      const tile = card(person).closest("li");
      expect(card(person).getAttribute("href")).toBe(`/about/team#${person.id}`);
      expect(tile?.textContent).toContain(person.role);
      expect(tile?.textContent).toContain(person.shortBio);
    }
  });

  it("contains every profile before hydration, each at its own address", () => {
    const html = renderToString(
      <MemoryRouter initialEntries={["/about/team"]}>
        <HydrationProvider>
          <TeamProfiles team={team} />
        </HydrationProvider>
      </MemoryRouter>,
    );
    const page = new DOMParser().parseFromString(html, "text/html");
    expect(page.querySelectorAll("dialog[open], [data-live]")).toHaveLength(0);
    for (const member of team) {
      const { id, experience, education, certifications, funFact, quote, successStory, highlights, specializations } =
        member;
      const text = page.getElementById(id)?.textContent;
      const said = [education, certifications, funFact, quote, successStory.text, ...highlights, ...specializations];
      for (const words of [...said, ...experience.map(({ post }) => post)]) expect(text).toContain(words);
      expect(page.querySelector(`[id="${id}"] a[aria-label]`)?.getAttribute("href")).toBe(`#card-${id}`);
    }
  });
});

describe("a profile", () => {
  it("opens from its card and changes the address; closing goes back and focuses the card", async () => {
    const router = await visit("/", "/about/team");
    await press(card(second));
    expect(openIds()).toEqual([second.id]);
    expect(router.state.location.hash).toBe(`#${second.id}`);
    await closeByPlatform();
    await vi.waitFor(() => expect(router.state.location.hash).toBe(""));
    expect(openIds()).toEqual([]);
    expect(document.activeElement).toBe(card(second));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe("/");
  });

  it("is open when its address is opened; closing it stays on the page", async () => {
    const router = await visit("/", `/about/team#${third.id}`);
    expect(openIds()).toEqual([third.id]);
    await closeByPlatform();
    await vi.waitFor(() => expect(router.state.location.hash).toBe(""));
    expect(router.state.location.pathname).toBe("/about/team");
    expect(document.activeElement).toBe(card(third));
  });

  it("closes on back and opens again on forward", async () => {
    const router = await visit("/about/team");
    await press(card(first));
    await act(() => router.navigate(-1));
    expect(openIds()).toEqual([]);
    await act(() => router.navigate(1));
    expect(openIds()).toEqual([first.id]);
  });

  it("links to the previous and next profile, wrapping around, in one history entry", async () => {
    const router = await visit("/about/team");
    await press(card(first));
    await press(adjacentProfile(`Next: ${second.name}`));
    await press(adjacentProfile(`Next: ${third.name}`));
    expect(openIds()).toEqual([third.id]);
    await press(adjacentProfile(`Previous: ${second.name}`));
    await press(adjacentProfile(`Previous: ${first.name}`));
    const last = team.at(-1) ?? first;
    await press(adjacentProfile(`Previous: ${last.name}`));
    expect(openIds()).toEqual([last.id]);
    await act(() => router.navigate(-1));
    expect(openIds()).toEqual([]);
    expect(document.activeElement).toBe(card(last));
  });

  it("starts on the overview each time", async () => {
    await visit(`/about/team#${first.id}`);
    const chosen = () => openDialog().getByRole("tab", { selected: true }).textContent;
    expect(chosen()).toBe("Overview");
    await press(openDialog().getByRole("tab", { name: "Experience" }));
    expect(chosen()).toBe("Experience");
    await press(adjacentProfile(`Next: ${second.name}`));
    await press(adjacentProfile(`Previous: ${first.name}`));
    expect(chosen()).toBe("Overview");
  });

  it("does not open for another fragment", async () => {
    await visit("/about/team#main");
    expect(openIds()).toEqual([]);
  });
});
