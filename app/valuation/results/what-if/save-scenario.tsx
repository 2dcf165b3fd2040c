import { type FormEvent, useRef, useState } from "react";
import { focusAfterPress } from "#app/design/ui/behavior/focus-after-press.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import type { SavedScenario } from "#app/valuation/leads/save-scenario.ts";
import { scenarioWords as words } from "#content/valuation/results.ts";
import { maxScenarios, scenarioNameLength, type UnnamedScenario } from "#domain/leads/private-page/scenarios.ts";
import { apiOriginOf } from "#domain/site/api-origin.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import * as styles from "./what-if.module.css";

type SaveScenarioProps = { readonly valuationId: string; readonly inputs: FinancialInputs };

type Step =
  | { readonly at: "closed" | "naming" | "saving" }
  | { readonly at: "answered"; readonly name: string; readonly answer: SavedScenario };

/** Saves the figures on the sliders with the stored valuation, under a name. */
export function SaveScenario({ valuationId, inputs }: SaveScenarioProps) {
  const [step, setStep] = useState<Step>({ at: "closed" });
  const opener = useRef<HTMLButtonElement>(null);
  /** What was not saved keeps its name, for another try. */
  const isOpen = step.at === "answered" ? canTryAgain(step.answer) : step.at !== "closed";

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step.at === "saving") return;
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    setStep({ at: "saving" });
    const answer = await send(valuationId, { inputs, ...(name !== "" && { name }) });
    setStep({ at: "answered", name, answer });
    if (canTryAgain(answer)) return;
    focusAfterPress(opener.current);
  }

  return (
    <div className={styles.scenario}>
      <Button
        ref={opener}
        variant="line"
        aria-expanded={isOpen}
        onClick={() => setStep({ at: isOpen ? "closed" : "naming" })}
      >
        {words.open}
      </Button>
      {isOpen && (
        <form onSubmit={(event) => void save(event)}>
          <Field label={words.name} hint={words.hint(maxScenarios)}>
            <TextInput name="name" maxLength={scenarioNameLength} autoComplete="off" autoFocus />
          </Field>
          <Button type="submit" variant="paper" busy={step.at === "saving"}>
            {words.save}
          </Button>
        </form>
      )}
      <p className={styles.saved} role="status">
        {step.at === "answered" && answerText(step.name, step.answer)}
      </p>
    </div>
  );
}

/** The code that checks the answer is loaded when it is needed. */
async function send(valuationId: string, scenario: UnnamedScenario): Promise<SavedScenario> {
  try {
    const { saveScenario } = await import("#app/valuation/leads/save-scenario.ts");
    const apiOrigin = apiOriginOf(window.location.origin);
    return await saveScenario(valuationId, scenario, { fetch: (...args) => window.fetch(...args), apiOrigin });
  } catch {
    return { outcome: "failed" };
  }
}

const canTryAgain = ({ outcome }: SavedScenario) => outcome === "failed" || outcome === "full";

function answerText(name: string, answer: SavedScenario): string {
  if (answer.outcome !== "saved") return words[answer.outcome];
  if (answer.replaced) return words.replaced(name);
  const saved = name || answer.scenarios.at(-1)?.name || "";
  return words.saved(saved, answer.scenarios.length, maxScenarios);
}
