import { expect, it } from "vitest";
import { type IndustryId, industries } from "#domain/website/industries.ts";
import { businessModelOf } from "./business-model.ts";
import { pageWith } from "./page.fixture.ts";

const modelOf = (industry: IndustryId | undefined, textContent: string) =>
  businessModelOf(pageWith({ textContent }), industry);

it.each<[IndustryId | undefined, string, string]>([
  ["software", "Plans from $49 per month.", "Subscription software"],
  ["software", "Custom software for banks.", "Project work"],
  ["software", "", "Subscription software"],
  ["homeServices", "Ask about our maintenance plans.", "Service calls and maintenance plans"],
  ["homeServices", "No service contracts, just honest work.", "Service calls and installations"],
  ["landscaping", "Weekly maintenance for campuses.", "Recurring service contracts"],
  ["landscaping", "Patios and gardens.", "Project work"],
  ["marketing", "Monthly retainers.", "Monthly retainers"],
  ["marketing", "Brands we made.", "Project work"],
  ["legal", "No win, no fee.", "Success fees on cases"],
  ["legal", "Contracts and disputes.", "Fees by case and by hour"],
  ["wealth", "$850 million in assets.", "Fees on assets under management"],
  ["equipment", "Sales and rentals.", "Sales, rental and service"],
  ["equipment", "Custom-engineered machines.", "Products made to order"],
  ["foodProduction", "Private label and co-packing.", "Products made to order"],
  ["retail", "Visit us, or shop now.", "Store and online sales"],
  ["ecommerce", "Subscribe and save.", "Online sales and subscriptions"],
  ["ecommerce", "Add to cart.", "Online sales"],
  ["automotive", "Join the unlimited wash club.", "Memberships"],
  ["fitness", "Memberships and classes.", "Memberships"],
  ["fitness", "Haircuts by appointment.", "Appointments"],
  ["machining", "", "Products made to order"],
  ["dental", "", "Visits and procedures"],
  ["distribution", "", "Wholesale supply"],
  [undefined, "Add to cart.", "Online sales"],
  [undefined, "Service agreements and support contracts.", "Recurring service contracts"],
  [undefined, "No free trial.", ""],
  [undefined, "We care.", ""],
])("%s saying %j earns by: %j", (industry, text, model) => {
  expect(modelOf(industry, text)).toBe(model);
});

it("knows what is usual in every industry", () => {
  const ids = Object.keys(industries) as IndustryId[];
  expect(ids.filter((industry) => modelOf(industry, "") === "")).toEqual([]);
});
