import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { sharedPage } from "#content/pages/private-page.ts";
import { addBacksOf } from "#domain/depth/add-backs.ts";
import { exampleValuation } from "#domain/depth/example.fixture.ts";
import { captured } from "#domain/leads/lead.fixture.ts";
import { SharedPage } from "./shared-page.tsx";

function pageWith(ownerPay: number): string {
  const addBacks = addBacksOf(exampleValuation, { ownerPay: { amount: ownerPay, hasPaper: true } });
  const shared = {
    company: "Northgate",
    valuedAt: captured,
    valuation: exampleValuation,
    expiresAt: captured + 1,
    ...(addBacks && { addBacks }),
  };
  const router = createMemoryRouter([{ path: "/", element: <SharedPage shared={shared} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("says so if the add-backs reach another size bracket at the multiple of the estimate", () => {
  const note = sharedPage.addBacks.bracket("6.0x");
  // 1.5M + 0.4M is below the edge at $2.0M, 1.5M + 0.6M beyond it.
  expect(pageWith(400_000)).not.toContain(note);
  expect(pageWith(600_000)).toContain(note);
});
