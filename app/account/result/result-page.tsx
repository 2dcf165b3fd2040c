import { useRevalidator } from "react-router";
import { clearTabCopy } from "#app/account/deletion/clear-local-data.ts";
import { DeleteMyData } from "#app/account/deletion/delete-my-data.tsx";
import { Results } from "#app/valuation/results/results.tsx";
import { site } from "#content/site.ts";
import { PrivatePageLink } from "./private-page-link.tsx";
import type { StoredResult } from "./stored-result.ts";
import { useOpenFigures } from "./use-open-figures.ts";
import { useRefreshOnPageRestore } from "./use-refresh-on-page-restore.ts";
import { useStoredLead } from "./use-stored-lead.ts";

/** The stored valuation in the same view as in the flow, with the way to delete it. */
export function ResultPage({ stored }: { readonly stored: StoredResult }) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const { corrections, report, inputs, valuation, valuedAt, update, correct, changeFigures, askForReport, ...panels } =
    useStoredLead(stored, reload);
  useRefreshOnPageRestore(reload);
  useOpenFigures(stored.id, inputs);
  return (
    <>
      <Results
        inputs={inputs}
        valuation={valuation}
        valuedAt={valuedAt}
        update={update}
        analysis={stored.analysis}
        industry={stored.industry}
        corrections={corrections}
        website={stored.website}
        valuationId={stored.id}
        lead="stored"
        report={report}
        depth={panels.depth}
        save={panels.save}
        onLeave={() => clearTabCopy(stored.id)}
        {...(site.behavior.captureLeads && {
          onCorrect: correct,
          onChangeFigures: changeFigures,
          onAskForReport: askForReport,
          onSaveDepth: panels.saveDepth,
        })}
      />
      <PrivatePageLink valuationId={stored.id} />
      <DeleteMyData valuationId={stored.id} />
    </>
  );
}
