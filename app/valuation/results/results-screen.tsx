import { useEffect, useRef, useState } from "react";
import { loadChunk } from "#app/shell/document/load-chunk.ts";
import { focusHeading } from "#app/valuation/focus-heading.ts";
import { preloadDelivery } from "#app/valuation/leads/browser-outbox.ts";
import type { StateOf } from "#app/valuation/machine.ts";
import { Failure } from "#app/valuation/progress/failure.tsx";
import { WaitingScreen } from "#app/valuation/progress/waiting.tsx";
import type { ReportContact } from "#app/valuation/services.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import type { Corrections } from "#domain/website/corrections.ts";
import type { Results } from "./results.tsx";

type View = typeof Results;

let view: View | undefined;

async function load(): Promise<View> {
  if (!view) view = (await loadChunk("results", () => import("./results.tsx"))).Results;
  return view;
}

/**
 * Charts, worksheet and what stores the result load while the visitor answers the questions. Failures are handled when
 * they are needed.
 */
export function preloadResults() {
  preloadDelivery();
  load().catch(() => undefined);
}

type ResultsScreenProps = {
  readonly state: StateOf<"results">;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onChangeFigures: (inputs: FinancialInputs) => void;
  readonly onAskForReport: (contact: ReportContact) => void;
  readonly onSaveDepth: (entries: DepthEntries) => void;
  readonly onReset: () => void;
};

export function ResultsScreen({
  state,
  onCorrect,
  onChangeFigures,
  onAskForReport,
  onSaveDepth,
  onReset,
}: ResultsScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<View | "missing" | undefined>(() => view);
  const isLoading = shown === undefined;

  useEffect(() => {
    if (!isLoading) return;
    let isActive = true;
    load().then(
      (loaded) => isActive && setShown(() => loaded),
      (reason: unknown) => {
        if (!isActive) return;
        console.warn("The results could not be shown", reason);
        setShown("missing");
      },
    );
    return () => {
      isActive = false;
    };
  }, [isLoading]);

  // The focus was on the loading screen.
  useEffect(() => {
    if (!isLoading && document.activeElement === document.body) focusHeading(root.current);
  }, [isLoading]);

  if (shown === undefined) return <WaitingScreen onReset={onReset} />;
  if (shown === "missing") return <Failure onRetry={() => setShown(undefined)} onReset={onReset} />;
  const ResultsView = shown;
  const { valuationId, website, industry, lead, report, result, corrections, update, depth, save } = state;
  return (
    <div ref={root}>
      <ResultsView
        inputs={result.inputs}
        valuation={result.valuation}
        valuedAt={result.valuedAt}
        update={update}
        onChangeFigures={onChangeFigures}
        analysis={result.analysis}
        industry={industry}
        corrections={corrections}
        onCorrect={onCorrect}
        website={website}
        valuationId={valuationId}
        lead={lead}
        report={report}
        onAskForReport={onAskForReport}
        depth={depth}
        save={save}
        onSaveDepth={onSaveDepth}
        onReset={onReset}
      />
    </div>
  );
}
