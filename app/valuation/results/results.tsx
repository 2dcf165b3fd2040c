import { useRef } from "react";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { keepScroll } from "#app/shell/scroll.tsx";
import type { LeadState } from "#app/valuation/machine.ts";
import type { Report } from "#app/valuation/report-request.ts";
import { site } from "#content/site.ts";
import { valuationWords } from "#content/valuation-industries.ts";
import type { ContactInfo } from "#contracts/contact-info.ts";
import { longDate } from "#domain/leads/long-date.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { inputsOf } from "#domain/valuation/inputs-of.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import type { Corrections } from "#domain/website/corrections.ts";
import { type IndustryKey, vocabularyOf } from "#domain/website/landing-industries.ts";
import { profileOf } from "#domain/website/profile.ts";
import { AdvisorCard } from "./advisor-card.tsx";
import { Aspects } from "./aspects.tsx";
import { Booking } from "./booking.tsx";
import { BusinessCard } from "./business-card.tsx";
import { ChangeFigures } from "./change-figures.tsx";
import { Drivers } from "./drivers.tsx";
import type { FiguresUpdate } from "./figures-update.ts";
import { Overview } from "./overview.tsx";
import { PrivateLink } from "./private-link.tsx";
import * as styles from "./results.module.css";
import { SendReport } from "./send-report.tsx";
import { Summary } from "./summary.tsx";
import { TakeAway } from "./take-away.tsx";
import { ValuationSheet } from "./valuation-sheet.tsx";
import { WhatIf } from "./what-if.tsx";

export type ResultsProps = {
  readonly valuation: Valuation;
  /** When the figures were given, ISO 8601. */
  readonly valuedAt: string;
  /** The last change of the figures on this screen. */
  readonly update?: FiguresUpdate | null;
  /** Left out where no change could be kept. */
  readonly onChangeFigures?: (inputs: FinancialInputs) => void;
  readonly analysis: BusinessAnalysis | null;
  /** Handed over by an industry page; it names the drivers and moves nothing. */
  readonly industry?: IndustryKey | undefined;
  readonly corrections?: Corrections;
  /** Left out where the owner can put nothing right any more. */
  readonly onCorrect?: (corrections: Corrections) => void;
  readonly website: string;
  readonly valuationId: string;
  readonly lead: LeadState;
  readonly report?: Report | null;
  /** Left out where no flow runs that could send it. */
  readonly onAskForReport?: (contact: ContactInfo) => void;
  /** Left out where no flow runs that could be reset: a new valuation is then a link away. */
  readonly onReset?: () => void;
  /** Told when that link is followed. */
  readonly onLeave?: () => void;
};

/** Step 2: the range first and largest, then why, then what could change it, then the arithmetic, then a person. */
export function Results(props: ResultsProps) {
  const { valuation, analysis, industry, corrections = {}, onCorrect, website, valuationId, lead, onReset } = props;
  const { report = null, onAskForReport, update = null, onChangeFigures } = props;
  const valuedOn = longDate(Date.parse(props.valuedAt), site.timeZone);
  const booking = useRef<HTMLHeadingElement>(null);
  const profile = profileOf(analysis, corrections);
  const vocabulary = vocabularyOf({ industry, corrections }, profile.industry);
  const isStored = lead === "stored";
  const isUnwanted = lead === "skipped" || lead === "forgotten";
  return (
    <>
      <Section className={styles.results} {...keepScroll}>
        <Frame padding="none" wide>
          <div className={styles.main}>
            <Summary valuation={valuation} valuedOn={valuedOn} />
            {onChangeFigures && (
              <ChangeFigures
                valuationId={valuationId}
                valuation={valuation}
                valuedOn={valuedOn}
                update={update}
                onChange={onChangeFigures}
              />
            )}
            {isStored && <PrivateLink valuationId={valuationId} />}
            {isStored && <TakeAway valuationId={valuationId} />}
            {onAskForReport && !isUnwanted && <SendReport report={report} onAsk={onAskForReport} />}
          </div>
          <aside className={styles.aside}>
            <BusinessCard
              profile={profile}
              {...(onCorrect && { correcting: { read: profileOf(analysis), onCorrect } })}
              website={website}
              valuation={valuation}
            />
            <AdvisorCard booking={booking} />
          </aside>
        </Frame>
      </Section>
      <Overview valuation={valuation} />
      <Drivers valuation={valuation} names={vocabulary && valuationWords(vocabulary)} />
      {analysis && analysis.aspects.length > 0 && <Aspects aspects={analysis.aspects} />}
      <WhatIf key={JSON.stringify(inputsOf(valuation))} valuation={valuation} />
      <ValuationSheet valuation={valuation} />
      <Booking
        titleRef={booking}
        contacts={site}
        // Only what the firm already holds goes on to the firm's calendar.
        details={isStored ? { company: profile.title, website } : {}}
        onReset={onReset}
        onLeave={props.onLeave}
      />
    </>
  );
}
