import { useDeferredValue, useEffect, useRef } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Steps } from "#app/design/ui/navigation/steps.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { ctas } from "#content/cta.ts";
import { valuationPage } from "#content/pages/valuation.ts";
import type { InputErrors } from "#domain/valuation/input-errors.ts";
import { preloadAnalysis } from "./browser-services.ts";
import { Entry } from "./entry/entry.tsx";
import { FinancialDialog } from "./entry/financial-dialog.tsx";
import * as styles from "./flow.module.css";
import { focusHeading } from "./focus-heading.ts";
import { currentRun, type FlowState, type StateName } from "./machine.ts";
import { type Step, stepStatus } from "./machine-steps.ts";
import { Failure } from "./progress/failure.tsx";
import { Progress } from "./progress/progress.tsx";
import { WaitingScreen } from "./progress/waiting.tsx";
import { preloadResults, ResultsScreen } from "./results/results-screen.tsx";
import type { Services } from "./services.ts";
import { holdMs, useValuation } from "./use-valuation.ts";

type Screen = "entry" | "progress" | "failed" | "loading" | "results";

const screenOf: Readonly<Record<StateName, Screen>> = {
  input: "entry",
  dialog: "entry",
  analyzing: "progress",
  finalizing: "progress",
  failed: "failed",
  loading: "loading",
  results: "results",
};

const stepsOf = (state: FlowState) =>
  valuationPage.steps.map((step, index) => ({ ...step, state: stepStatus((index + 1) as Step, state) }));

/** By then the dialog is open. */
const analysisDelayMs = 400;
/** Both at once would block a phone for a third of a second; a visitor who only looks at the questions needs neither. */
const resultsDelayMs = 2_000;

type ValuationToolProps = {
  readonly services?: Services;
  /** On a partner's site, where nothing leads away from it. */
  readonly isEmbedded?: boolean;
};

/** The valuation, from the address to the result. Prerendered as its first step. */
export function ValuationTool({ services, isEmbedded }: ValuationToolProps) {
  const field = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const { flow, state, removeIndustry, reset } = useValuation(field, services);
  const run = currentRun(state);
  // The progress screen takes a slow phone a fifth of a second: until it is ready, the button shows that it was pressed.
  const shown = useDeferredValue(state);
  const isStarting = run !== undefined && shown.name === "dialog";
  const asking = isStarting ? shown : state;
  const screen = isStarting ? "entry" : screenOf[state.name];

  useScreenChange(screen, (before) => {
    if (screen === "progress") preloadResults();
    // The first render and the progress screen place the focus themselves.
    else if (before !== "entry") focusHeading(root.current);
  });

  const isAnswering = state.name === "dialog";
  // Starting the load in the submit handler would delay the progress screen.
  useEffect(() => {
    if (!isAnswering) return;
    const timers = [setTimeout(preloadAnalysis, analysisDelayMs), setTimeout(preloadResults, resultsDelayMs)];
    return () => timers.forEach(clearTimeout);
  }, [isAnswering]);

  function submit(): InputErrors {
    flow.submit();
    const after = flow.getState();
    return after.name === "dialog" ? after.errors : {};
  }

  function cancel() {
    flow.cancel();
    // An auto-started dialog has no opener to return the focus to.
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest("dialog")) field.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={root} className={styles.flow}>
      <Section flush className={classNames(styles.steps, "screen-only")}>
        <Frame padding="none">
          <Steps steps={stepsOf(state)} />
        </Frame>
      </Section>
      {(screen === "entry" || screen === "progress") && (
        <Entry
          field={field}
          website={state.website}
          refused={state.name === "input" && state.refused === true}
          busy={run !== undefined}
          industry={state.industry}
          onType={flow.type}
          onAnalyze={flow.analyze}
          onRemoveIndustry={removeIndustry}
        />
      )}
      {asking.name === "dialog" && (
        <FinancialDialog
          draft={asking.draft}
          errors={asking.errors}
          busy={isStarting}
          onChange={flow.change}
          onCancel={cancel}
          onSubmit={submit}
        />
      )}
      {(state.name === "analyzing" || state.name === "finalizing") && !isStarting && (
        <Progress
          website={state.website}
          findings={state.findings}
          elapsed={flow.elapsed}
          holdMs={holdMs}
          onReset={reset}
        />
      )}
      {state.name === "failed" && <Failure text={state.message} onRetry={flow.retry} onReset={reset} />}
      {state.name === "loading" && <WaitingScreen onReset={reset} />}
      {state.name === "results" && (
        <ResultsScreen
          state={state}
          onCorrect={flow.correct}
          onChangeFigures={flow.changeFigures}
          onAskForReport={flow.askForReport}
          onSaveDepth={flow.saveDepth}
          onReset={reset}
        />
      )}
      {state.name !== "results" && !isEmbedded && <CtaBanner cta={ctas.valuation} />}
    </div>
  );
}

function useScreenChange(screen: Screen, onChange: (before: Screen) => void) {
  const shown = useRef(screen);
  useEffect(() => {
    const before = shown.current;
    if (before === screen) return;
    shown.current = screen;
    onChange(before);
  });
}
