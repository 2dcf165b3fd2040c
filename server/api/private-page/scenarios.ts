import { Hono } from "hono";
import { type ScenarioAnswer, scenarioRequestSchema } from "#contracts/valuation/scenario.ts";
import type { Deps } from "#server/deps.ts";
import { jsonBody } from "#server/http/bodies/json-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { saveScenario } from "#server/services/owner/scenarios.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";

/** 'Save as scenario', for everyone who has the private link. It is removed by a form on the private page. */
export function scenariosApi(deps: Deps) {
  const { store, log } = deps;
  return new Hono().post("/", async (context) => {
    const { valuationId, scenario } = await jsonBody(context, scenarioRequestSchema);
    await countVisitor(context, deps, allowances.ownerChanges);
    const saved: ScenarioAnswer = await storeErrorsAs503(log, () =>
      saveScenario(store, valuationId, scenario, { now: Date.now() }),
    );
    return context.json(saved);
  });
}
