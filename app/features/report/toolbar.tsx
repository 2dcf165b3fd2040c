import { generatePath } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { reportPage } from "#content/pages/valuation-private.ts";
import { pathOf } from "#content/registry.ts";
import { documentWords } from "#content/report.ts";
import type { ReportPageProps } from "./report-page.tsx";
import "./toolbar.css";

const words = reportPage.toolbar;
const download = (id: string) => `/api/download/report/${id}`;

/** On the screen only. Printing needs a script, so its button comes with one. */
export function Toolbar({ id, report }: ReportPageProps) {
  const canPrint = useHydrated();
  return (
    <section className="rp__bar" aria-label={words.label}>
      <div>
        <p className="label">{documentWords.title(report)}</p>
        <div className="btns">
          <ButtonLink to={generatePath(pathOf("valuationResult"), { valuationId: id })} variant="quiet" size="sm">
            {words.back}
          </ButtonLink>
          {canPrint && (
            <Button variant="secondary" size="sm" onClick={() => window.print()}>
              {words.print}
            </Button>
          )}
          {report.tier !== "summary" && (
            <a className="btn btn--secondary btn--sm" href={`${download(id)}?format=xlsx`} download>
              {words.excel}
            </a>
          )}
          <a className="btn btn--primary btn--sm" href={download(id)} download>
            {words.pdf}
          </a>
        </div>
      </div>
    </section>
  );
}
