import { render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { industriesPage } from "#content/pages/industries.ts";
import { industries } from "#content/registry/industries.ts";
import { IndustriesMosaic, type SectorCard } from "./mosaic.tsx";
import { loader } from "./route.tsx";

function show(sectors: readonly SectorCard[]) {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <IndustriesMosaic {...industriesPage.sectors} sectors={sectors} /> },
  ]);
  const { unmount } = render(<Stub />);
  const cards = [...screen.getByRole("region").querySelectorAll<HTMLElement>("li:has(h3)")];
  return { cards, unmount };
}

it("gives every industry a card with illustration, figure, name, tagline, highlights and link", () => {
  const sectors = loader();
  const { cards, unmount } = show(sectors);
  expect(cards).toHaveLength(industries.length);
  for (const [index, card] of cards.entries()) {
    const { name, path, figure, tagline, highlights, plate } = sectors[index] as SectorCard;
    expect(within(card).getByRole("link", { name }).getAttribute("href")).toBe(path);
    expect(card.querySelector("use")?.getAttribute("href")).toContain(plate);
    expect(card.textContent).toContain(`${figure.value} ${figure.unit}`);
    for (const text of [tagline, ...highlights]) within(card).getByText(text);
  }
  unmount();
});

it.each([6, 7, 9, 13])("shows no two adjacent cards alike among %i", (count) => {
  const [any] = loader();
  const { cards, unmount } = show(
    Array.from({ length: count }, (_, index) => ({ ...(any as SectorCard), path: `/sector-${index}` })),
  );
  const formats = cards.map(({ className }) => className);
  expect(formats.filter((format, index) => format === formats[index + 1])).toEqual([]);
  unmount();
});
