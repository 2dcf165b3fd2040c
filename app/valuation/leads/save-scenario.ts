import { scenarioAnswerSchema } from "#contracts/valuation/scenario.ts";
import type { Scenario, UnnamedScenario } from "#domain/leads/private-page/scenarios.ts";

type Tools = { readonly fetch: typeof globalThis.fetch; readonly apiOrigin: string };

/** `full`: three are saved already. `gone`: nothing is stored under this id. */
export type SavedScenario =
  | { readonly outcome: "saved"; readonly scenarios: readonly Scenario[]; readonly replaced: boolean }
  | { readonly outcome: "full" | "gone" | "failed" };

const timeoutMs = 20_000;

/** Saves a scenario with a stored valuation. One of the same name is replaced, so a named one is safe to repeat. */
export async function saveScenario(
  valuationId: string,
  scenario: UnnamedScenario,
  { fetch, apiOrigin }: Tools,
): Promise<SavedScenario> {
  try {
    const answer = await fetch(`${apiOrigin}/api/scenarios`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ valuationId, scenario }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 409) return { outcome: "full" };
    if (answer.status === 404) return { outcome: "gone" };
    const saved = scenarioAnswerSchema.safeParse(await answer.json()).data;
    return answer.ok && saved ? { outcome: "saved", ...saved } : { outcome: "failed" };
  } catch {
    return { outcome: "failed" };
  }
}
