import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { industryPage } from "#content/pages/industry.ts";
import type { IndustrySection } from "#content/schemas/industry-sections.ts";
import { figures } from "#content/sources/claims.ts";
import { IndustryBuyers } from "./buyers.tsx";

const buyers: IndustrySection<"buyers"> = {
  pool: { count: 95, value: "95+", noun: "buyers in the pool" },
  categories: [
    ["Strategic acquirers", "They buy a product, a team or a market.", "4–7x"],
    ["Family offices", "They hold for long and ask for little."],
  ],
  notes: { title: "How they buy", items: [["Clauses", "They read the contracts before the accounts."]] },
};

/** Number of outlines in each path of the drawing. */
const outlines = (drawing: HTMLElement) =>
  [...drawing.querySelectorAll("path")].map((path) => path.getAttribute("d")?.match(/m/gi)?.length ?? 0);

it("draws one dot per buyer, and marks those that the figures count", () => {
  render(<IndustryBuyers {...buyers} />);
  const [interestedText, offersText] = industryPage.buyers.narrowing.map(({ value, noun }) => `${value} ${noun}`);
  const drawing = screen.getByRole("img", { name: `95+ buyers in the pool, ${interestedText}, ${offersText}` });
  const [pool = 0, interested = 0, , interestedAtTimes = 0, , , bids = 0] = outlines(drawing);
  expect({ bids, interested, interestedAtTimes }).toEqual({ bids: 4, interested: 8, interestedAtTimes: 3 });
  expect(pool + interested + interestedAtTimes + bids).toBe(95);
  expect(screen.getByText(industryPage.buyers.note)).toBeDefined();
});

it("repeats every figure in text, and the categories with theirs", () => {
  const { container } = render(<IndustryBuyers {...buyers} />);
  for (const text of ["95+", figures.firm.interestedParties, figures.firm.competingOffers]) {
    expect(screen.getByText(text).tagName).toBe("DD");
  }
  expect([...container.querySelectorAll("h3")].map((heading) => heading.textContent?.trim())).toEqual([
    "Strategic acquirers 4–7x",
    "Family offices",
    "How they buy",
  ]);
});
