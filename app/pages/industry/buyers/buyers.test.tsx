import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { IndustryBuyers } from "./buyers.tsx";

const buyers: SectionOf<"buyers"> = {
  kind: "buyers",
  title: "Who buys",
  pool: { count: 95, value: "95+", noun: "buyers in the pool" },
  narrowing: [
    { value: "12–15", noun: "interested parties" },
    { value: "3.5", noun: "competing offers" },
  ],
  categories: [
    { name: "Strategic acquirers", figure: "4–7x", text: "They buy a product, a team or a market." },
    { name: "Family offices", text: "They hold for long and ask for little." },
  ],
};

const outlines = (drawing: HTMLElement, selector: string) =>
  [...drawing.querySelectorAll(selector)].flatMap((path) => path.getAttribute("d")?.match(/m/gi) ?? []).length;

it("draws as many dots as there are buyers, and marks those whom the figures count", () => {
  render(<IndustryBuyers {...buyers} />);
  const drawing = screen.getByRole("img", {
    name: "95+ buyers in the pool, 12–15 interested parties, 3.5 competing offers",
  });
  const bids = outlines(drawing, ".iby__bo");
  const interestedAtTimes = outlines(drawing, ".iby__io");
  const interested = outlines(drawing, ".iby__i") - interestedAtTimes;
  expect({ bids, interested, interestedAtTimes }).toEqual({ bids: 4, interested: 8, interestedAtTimes: 3 });
  expect(outlines(drawing, ".iby__o") + interested + interestedAtTimes + bids).toBe(95);
  expect(screen.getByText(industryPage.buyers.note)).toBeDefined();
});

it("repeats every figure in text, and the categories with theirs", () => {
  const { container } = render(<IndustryBuyers {...buyers} />);
  for (const text of ["95+", "12–15", "3.5"]) expect(screen.getByText(text).tagName).toBe("DD");
  expect([...container.querySelectorAll("h3")].map((heading) => heading.textContent?.trim())).toEqual([
    "Strategic acquirers 4–7x",
    "Family offices",
  ]);
});

it("marks nobody where the page says nothing about the narrowing", () => {
  const { narrowing: _, ...whole } = buyers;
  render(<IndustryBuyers {...whole} />);
  const drawing = screen.getByRole("img", { name: "95+ buyers in the pool" });
  expect(outlines(drawing, ".iby__o")).toBe(95);
  expect(screen.queryByText(industryPage.buyers.note)).toBeNull();
});
