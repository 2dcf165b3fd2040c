import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { deskContext } from "#app/desk/desk-context.ts";
import { ExportButton } from "#app/desk/exports/export-button.tsx";
import { ChoiceForm } from "#app/desk/ui/choice-form.tsx";
import * as frameStyles from "#app/desk/ui/page-frame.module.css";
import { PageFrame, PageTop } from "#app/desk/ui/page-frame.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import {
  industryName,
  isIndustryPage,
  pageName,
  readingWords,
  sourceName,
  funnelWords as words,
} from "#content/desk/funnel.ts";
import { deskScreens, deskTitle } from "#content/desk/shell.ts";
import { funnelReadings } from "#domain/desk/funnel/funnel-reading.ts";
import { weekName } from "#domain/time/desk-times.ts";
import { BreakdownTable } from "./breakdown-table.tsx";
import * as styles from "./funnel.module.css";
import { FunnelSteps } from "./funnel-steps.tsx";
import { WeekCharts } from "./week-charts.tsx";

export const meta = () => [{ title: deskTitle(deskScreens.funnel.name) }];

export function loader({ context, request }: LoaderFunctionArgs) {
  const week = new URL(request.url).searchParams.get("week") ?? "";
  const isDay = /^20\d\d-\d\d-\d\d$/.test(week) && !Number.isNaN(Date.parse(week));
  return context.get(deskContext).funnel.read({ week: isDay ? week : undefined });
}

/** Rows are named already, except the last one for those beyond the limit. */
const partnerName = (name: string) => (name === "rest" ? words.rest : name);

export default function Funnel() {
  const view = useLoaderData<typeof loader>();
  const { monday, mondays, counts, rows } = view;
  const today = mondays[0] ?? monday;
  const choices = mondays.includes(monday) ? mondays : [...mondays, monday];
  const hasPartners = view.byPartner.length > 0;
  const breakdowns = Object.entries(words.breakdownNames).filter(([id]) => id !== "partner" || hasPartners);
  const readings = funnelReadings(rows).map(readingWords);
  return (
    <PageFrame>
      <PageTop title={deskScreens.funnel.name}>
        <ChoiceForm
          label={words.week}
          name="week"
          value={monday}
          choices={choices.map((each) => ({ value: each, label: weekName(each, today) }))}
          show={words.show}
        />
        {view.mayExport && <ExportButton what="funnel" of={monday} label={words.export} />}
        {view.isCurrent && <p className={styles.current}>{words.current}</p>}
      </PageTop>
      <nav className={styles.breakdowns} aria-label={words.cuts}>
        {breakdowns.map(([id, name]) => (
          <a key={id} className={styles.breakdown} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <FunnelSteps view={view} today={today} />
      {readings.length > 0 && (
        <div className={`${frameStyles.bar} ${styles.readings}`}>
          {readings.map(({ title, text }) => (
            <p key={title} className={styles.reading}>
              <b className={styles.readingTitle}>{title}</b>
              <span className={styles.readingText}>{text}</span>
            </p>
          ))}
        </div>
      )}
      <WeekCharts weeks={view.weeks} today={today} />
      <PageSection id="page" title={words.breakdownNames.page} note={words.pageNote}>
        <BreakdownTable
          caption={words.breakdownNames.page}
          label={words.page}
          rows={view.byPage}
          total={counts}
          nameOf={pageName}
          base="visit"
          hasShare={isIndustryPage}
        />
      </PageSection>
      <PageSection id="source" title={words.breakdownNames.source} note={words.sourceNote}>
        <BreakdownTable
          caption={words.breakdownNames.source}
          label={words.source}
          rows={view.bySource}
          total={counts}
          nameOf={sourceName}
          base="visit"
        />
      </PageSection>
      {hasPartners && (
        <PageSection id="partner" title={words.breakdownNames.partner} note={words.partnerNote}>
          <BreakdownTable
            caption={words.breakdownNames.partner}
            label={words.partner}
            rows={view.byPartner}
            total={view.partnerCounts}
            nameOf={partnerName}
            base="visit"
            hasStart
          />
        </PageSection>
      )}
      <PageSection id="industry" title={words.breakdownNames.industry} note={words.industryNote}>
        <BreakdownTable
          caption={words.breakdownNames.industry}
          label={words.industry}
          rows={view.byIndustry}
          total={counts}
          nameOf={industryName}
          base="result"
        />
      </PageSection>
      <div className={`${frameStyles.bar} ${styles.notes}`}>
        {words.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </PageFrame>
  );
}
