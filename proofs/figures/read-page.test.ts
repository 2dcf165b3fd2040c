import { expect, it } from "vitest";
import { exactAmountsIn, readPage } from "./read-page.ts";

const html = `<header>$1</header><main><h1>Your <b>value</b></h1>
<section id="entries"><svg><title>$2</title></svg><table><tr><th>Debt<!-- --> owed</th><td>−$600,000</td></tr></table></section>
<p>Later $9.9M</p></main><footer>$3</footer>`;

it("reads the main part of a page and its sections, row by row", () => {
  const { page, entries } = readPage(html, ["entries", "outlook"]);
  expect(page?.text.replace(/\s+/g, " ")).toBe("|Your |value| |Debt owed|−$600,000| |Later $9.9M|");
  expect(page?.rows).toEqual([["Debt owed", "−$600,000"]]);
  expect(entries).toEqual({ text: "|Debt owed|−$600,000|", rows: [["Debt owed", "−$600,000"]] });
});

it("has no part for a section that the page has not", () => {
  expect(readPage(html, ["outlook"])["outlook"]).toBeUndefined();
});

it("finds the amounts that are printed to the dollar", () => {
  expect(exactAmountsIn("Later: Escrow $500,000, Seller note $16 −$1,000,016 of $9.9M or $850K, +$45")).toEqual([
    ...["$500,000", "$16", "−$1,000,016", "+$45"],
  ]);
});
