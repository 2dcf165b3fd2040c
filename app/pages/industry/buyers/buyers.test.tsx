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

/** Number of outlines in each path of the drawing. */
const outlines = (drawing: HTMLElement) =>
  [...drawing.querySelectorAll("path")].map((path) => path.getAttribute("d")?.match(/m/gi)?.length ?? 0);

it("draws one dot per buyer, and marks those that the figures count", () => {
  render(<IndustryBuyers {...buyers} />);
  const drawing = screen.getByRole("img", {
    name: "95+ buyers in the pool, 12–15 interested parties, 3.5 competing offers",
  });
  const [pool = 0, interested = 0, , interestedAtTimes = 0, , , bids = 0] = outlines(drawing);
  expect({ bids, interested, interestedAtTimes }).toEqual({ bids: 4, interested: 8, interestedAtTimes: 3 });
  expect(pool + interested + interestedAtTimes + bids).toBe(95);
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

it("marks no one where the page has no further stages", () => {
  const { narrowing: _, ...whole } = buyers;
  render(<IndustryBuyers {...whole} />);
  const drawing = screen.getByRole("img", { name: "95+ buyers in the pool" });
  expect(outlines(drawing)[0]).toBe(95);
  expect(screen.queryByText(industryPage.buyers.note)).toBeNull();
});
