import { useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { StoredResult } from "#app/account/result/stored-result.ts";
import { useStoredLead } from "#app/account/result/use-stored-lead.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { resultsPath } from "#app/shell/privacy/private-paths.ts";
import { AddBacksPanel } from "#app/valuation/depth/add-backs/add-backs-panel.tsx";
import { DepthPanel, type PanelView } from "#app/valuation/depth/depth-panel.tsx";
import { GoalPanel } from "#app/valuation/depth/goal/goal-panel.tsx";
import { ProceedsPanel } from "#app/valuation/depth/proceeds/proceeds-panel.tsx";
import { ReadinessPanel } from "#app/valuation/depth/readiness/readiness-panel.tsx";
import { SecondOpinionPanel } from "#app/valuation/depth/second-opinion/second-opinion-panel.tsx";
import { type DepthPanelId, depthPanelIds, goDeeperWords } from "#content/depth/panels.ts";
import { valuationDeeperPage as words } from "#content/pages/valuation-private.ts";
import { site } from "#content/site.ts";
import type { DepthForm } from "#contracts/valuation/depth-form.ts";
import { longDate } from "#domain/time/long-date.ts";
import { moneyRange, shortMoney } from "#domain/valuation/text/money.ts";
import { profileOf } from "#domain/website/profile.ts";
import * as styles from "./deeper-page.module.css";

const views: Readonly<Record<DepthPanelId, PanelView>> = {
  addBacks: AddBacksPanel,
  proceeds: ProceedsPanel,
  secondOpinion: SecondOpinionPanel,
  readiness: ReadinessPanel,
  goal: GoalPanel,
};

type DeeperPageProps = { readonly stored: StoredResult; readonly form?: DepthForm };

/** The five questions on a page of their own, open, for browsers without script and for printing. */
export function DeeperPage({ stored, form }: DeeperPageProps) {
  const { revalidate } = useRevalidator();
  const { valuation, inputs, depth, save, saveDepth, corrections } = useStoredLead(stored, () => void revalidate());
  const [now] = useState(() => Date.now());
  const saved = new URLSearchParams(useLocation().search).get("saved");
  /** Outcome of a form that was sent without script. */
  const sentState = (id: DepthPanelId) =>
    form?.panel === id && form.failedWith !== undefined ? "failed" : saved === id ? "stored" : undefined;
  const { conservativeValue, adjustedValuation, optimisticValue } = valuation;
  const { title, industry } = profileOf(stored.analysis, corrections);
  return (
    <>
      <div className={styles.pinned}>
        <Frame padding="none" className={styles.pinnedLine}>
          <span className="figure">{moneyRange(conservativeValue, optimisticValue)}</span>
          <span className={styles.wideOnly}>
            {title}, {longDate(Date.parse(stored.valuedAt), site.timeZone)}
          </span>
          <span>
            {words.estimate(shortMoney(adjustedValuation))}
            <span className={styles.wideOnly}>, {words.untouched}</span>
          </span>
        </Frame>
      </div>
      <Section flush>
        <Frame padding="tight">
          <h1 className="title-1">{goDeeperWords.title}</h1>
          <p className={classNames(styles.lead, "muted")}>
            {goDeeperWords.lead(shortMoney(adjustedValuation))} {goDeeperWords.kept}
          </p>
          <TextLink standalone to={resultsPath(stored.id)}>
            {words.back}
          </TextLink>
          <h2 className="sr">{goDeeperWords.questions}</h2>
          <div className={styles.panels}>
            {depthPanelIds.map((id) => (
              <DepthPanel
                key={id}
                id={id}
                valuationId={stored.id}
                hasPage
                valuation={valuation}
                inputs={inputs}
                industry={industry || undefined}
                now={now}
                view={views[id]}
                load={async () => views[id]}
                saved={depth}
                save={save}
                onSave={site.behavior.captureLeads ? saveDepth : undefined}
                isOpen
                sent={sentState(id)}
                typed={form?.panel === id ? form.fields : undefined}
              />
            ))}
          </div>
        </Frame>
      </Section>
    </>
  );
}
