import {
  addScenario,
  removeScenario,
  type Scenario,
  type UnnamedScenario,
} from "#domain/leads/private-page/scenarios.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Store } from "#server/store/open.ts";
import { editLead } from "./edit-lead.ts";

type Clock = { readonly now: number };

/** Returns all scenarios that the valuation has then, and whether one was replaced. @throws AppError valuationUnknown, scenariosFull */
export async function saveScenario(
  store: Pick<Store, "db" | "engine">,
  id: string,
  scenario: UnnamedScenario,
  { now }: Clock,
): Promise<{ readonly scenarios: readonly Scenario[]; readonly replaced: boolean }> {
  let replaced = false;
  const lead = await editLead(
    store,
    id,
    (known) => {
      const scenarios = addScenario(known.scenarios, scenario);
      if (!scenarios) throw new AppError("scenariosFull");
      replaced = scenarios.length === known.scenarios?.length;
      return { lead: { ...known, scenarios, updatedAt: now }, changed: false };
    },
    { now },
  );
  if (!lead) throw new AppError("valuationUnknown");
  return { scenarios: lead.scenarios ?? [], replaced };
}

/** @throws AppError valuationUnknown */
export async function dropScenario(
  store: Pick<Store, "db" | "engine">,
  id: string,
  name: string,
  { now }: Clock,
): Promise<void> {
  const lead = await editLead(
    store,
    id,
    (known) => {
      const scenarios = removeScenario(known.scenarios, name);
      return { lead: { ...known, scenarios, updatedAt: now }, changed: false };
    },
    { now },
  );
  if (!lead) throw new AppError("valuationUnknown");
}
