import * as z from "zod/mini";
import { blankAsAbsent, lineOf } from "#contracts/leads/contact-details.ts";
import { type Scenario, scenarioNameLength, scenarioProfitBounds } from "#domain/leads/private-page/scenarios.ts";
import { financialInputsSchema } from "./financial-inputs.ts";
import { valuationIdSchema } from "./valuation-id.ts";

const name = lineOf(scenarioNameLength, {
  missing: "Please give it a name.",
  tooLong: `Please keep the name under ${scenarioNameLength} characters.`,
});

const { min, max } = scenarioProfitBounds;
const inputs = z.extend(financialInputsSchema, { preTaxProfit: z.number().check(z.gte(min), z.lte(max)) });

export const scenarioSchema = z.object({ name, inputs }) satisfies z.ZodMiniType<Scenario, unknown>;

/**
 * `POST /api/scenarios`: saves a scenario with a stored valuation. One of the same name is replaced; one without a
 * name gets the next free one.
 */
export const scenarioRequestSchema = z.strictObject({
  valuationId: valuationIdSchema,
  scenario: z.strictObject({ name: blankAsAbsent(name), inputs }),
});

/** All scenarios that the valuation has now, and whether one of the same name was replaced. */
export const scenarioAnswerSchema = z.object({ scenarios: z.array(scenarioSchema), replaced: z.boolean() });
export type ScenarioAnswer = { readonly scenarios: readonly Scenario[]; readonly replaced: boolean };
