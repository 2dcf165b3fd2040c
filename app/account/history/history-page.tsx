import { ButtonLink, ButtonRow } from "#app/design/ui/controls/button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { historyPath, resultsPath } from "#app/shell/privacy/private-paths.ts";
import { privatePage as words } from "#content/pages/private-page.ts";
import { site } from "#content/site.ts";
import { estimateLine } from "#content/valuation/results.ts";
import { deletionQuery } from "#contracts/leads/deletion.ts";
import { changeFiguresQuery } from "#contracts/valuation/change-figures.ts";
import { longDate } from "#domain/time/long-date.ts";
import { moneyRange } from "#domain/valuation/text/money.ts";
import { FormNote } from "./form-note.tsx";
import * as styles from "./history.module.css";
import { ReminderSection } from "./reminder-section.tsx";
import { RemoveSnapshot } from "./remove-snapshot.tsx";
import { ScenarioSection } from "./scenario-section.tsx";
import { ShareSection } from "./share-section.tsx";
import type { ValuationHistory } from "./valuation-history.ts";
import { ValueOverTime } from "./value-over-time.tsx";

type HistoryPageProps = { readonly history: ValuationHistory; readonly search: URLSearchParams };

/** The owner's page: how the value moved, what else was tried, who may read it, and when to look again. */
export function HistoryPage({ history, search }: HistoryPageProps) {
  const { id, company, valuedAt, valuation } = history;
  const path = historyPath(id);
  const results = resultsPath(id);
  return (
    <>
      <Section flush id="page">
        <Frame padding="tight">
          <FormNote part="page" search={search} />
          <div className={styles.opening}>
            <div>
              <h1 className="title-2">{words.title(company)}</h1>
              <p className="label">
                {words.range}, {longDate(valuedAt, site.timeZone)}. {estimateLine}
              </p>
              <p className="figure">{moneyRange(valuation.conservativeValue, valuation.optimisticValue)}</p>
            </div>
            <ButtonRow className="wide-buttons">
              <ButtonLink to={`${results}?${changeFiguresQuery}`} size="lg">
                {words.update}
              </ButtonLink>
              <ButtonLink to={results} variant="secondary" size="lg">
                {words.open}
              </ButtonLink>
            </ButtonRow>
          </div>
        </Frame>
      </Section>
      <Section id="history">
        <Frame padding="tight">
          <FormNote part="history" search={search} />
          <ValueOverTime snapshots={history.snapshots} />
          <RemoveSnapshot path={path} snapshots={history.snapshots} />
        </Frame>
      </Section>
      <ScenarioSection path={path} history={history} search={search} />
      <ShareSection path={path} history={history} search={search} />
      <ReminderSection path={path} history={history} search={search} />
      <Section>
        <Frame padding="none" className={styles.end}>
          <span className="muted">{words.owner}</span>
          <TextLink standalone to={`${results}?${deletionQuery.ask}`}>
            {words.remove}
          </TextLink>
        </Frame>
      </Section>
    </>
  );
}
