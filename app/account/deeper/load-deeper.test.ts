import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { depthFormContext, valuationReaderContext } from "#app/context.ts";
import type { DepthForm } from "#contracts/valuation/depth-form.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { loadDeeper } from "./load-deeper.server.ts";

const lead = leadOf(fullCapture, { now: captured });
const typed: DepthForm = { panel: "proceeds", fields: { debt: "1" } };

function load(form?: DepthForm, record: string | undefined = JSON.stringify(lead)) {
  const context = new RouterContextProvider();
  context.set(valuationReaderContext, { find: async () => record });
  context.set(depthFormContext, form);
  return loadDeeper({ params: { valuationId: lead.valuationId }, context });
}

it.each([
  ["the page alone", undefined, 200],
  ["a form that cannot be read", typed, 422],
  ["a form of a visitor over the limit", { ...typed, failedWith: 429 }, 429],
])("answers %s with what was typed", async (_, form, status) => {
  const answer = await load(form);
  expect([answer.data?.form, answer.init?.status]).toEqual([form, status]);
});

it("answers 404 for a deleted valuation, also to a form", async () => {
  expect(await load({ ...typed, failedWith: 404 }, "")).toMatchObject({ data: null, init: { status: 404 } });
});
