import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { keepScroll } from "#app/shell/document/scroll.tsx";
import { GuideLinks } from "#app/shell/guide-links.tsx";
import type { DepthSave } from "#app/valuation/depth/depth-save.ts";
import { GoDeeper } from "#app/valuation/depth/go-deeper.tsx";
import type { LeadState } from "#app/valuation/machine.ts";
import type { Report } from "#app/valuation/report-request.ts";
import type { ReportContact } from "#app/valuation/services.ts";
import { resultGuides } from "#content/pages/guide-questions.ts";
import { site } from "#content/site.ts";
import { type IndustryKey, valuationIndustries } from "#content/valuation/industries.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import { longDate } from "#domain/time/long-date.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { inputsOf } from "#domain/valuation/inputs-of.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import type { Corrections } from "#domain/website/corrections.ts";
import { vocabularyOf } from "#domain/website/landing-industries.ts";
import { profileOf } from "#domain/website/profile.ts";
import { Booking } from "./booking/booking.tsx";
import { Aspects } from "./challenges/aspects.tsx";
import { Challenges } from "./challenges/challenges.tsx";
import { CompanyLine } from "./company/company-line.tsx";
import { Drivers } from "./drivers/drivers.tsx";
import { ChangeFigures } from "./figures/change-figures.tsx";
import type { FiguresUpdate } from "./figures/figures-update.ts";
import { KeepThis } from "./keep/keep-this.tsx";
import { Overview } from "./overview/overview.tsx";
import * as styles from "./results.module.css";
import { PartnerCard } from "./summary/partner-card.tsx";
import { Summary } from "./summary/summary.tsx";
import { WhatIfPanel } from "./what-if/what-if.tsx";
import { ValuationSheet } from "./worksheet/valuation-sheet.tsx";

export type ResultsProps = {
  readonly inputs: FinancialInputs;
  readonly valuation: Valuation;
  /** When the figures were entered, ISO 8601. */
  readonly valuedAt: string;
  /** The last change of figures on this screen. */
  readonly update?: FiguresUpdate | null;
  /** Omitted where a change could not be stored. */
  readonly onChangeFigures?: (inputs: FinancialInputs) => void;
  readonly analysis: BusinessAnalysis | null;
  /** Passed in by an industry page; it names the drivers and changes no number. */
  readonly industry?: IndustryKey | undefined;
  readonly corrections?: Corrections;
  /** Omitted where nothing can be corrected any more. */
  readonly onCorrect?: (corrections: Corrections) => void;
  readonly website: string;
  readonly valuationId: string;
  readonly lead: LeadState;
  readonly report?: Report | null;
  /** Omitted where the report cannot be mailed. */
  readonly onAskForReport?: (contact: ReportContact) => void;
  /** The panels that the owner saved. */
  readonly depth?: DepthEntries;
  readonly save?: DepthSave | null;
  /** Omitted where nothing can be stored. */
  readonly onSaveDepth?: ((entries: DepthEntries) => void) | undefined;
  /** Omitted on the private page, where a link starts a new valuation. */
  readonly onReset?: () => void;
  /** Called when that link is followed. */
  readonly onLeave?: () => void;
};

const nothingSaved: DepthEntries = {};

/** After this time, layout skips the sections that are out of view, so that a press is answered sooner. */
const laidOutMs = 300;

function useLaidOut(): boolean {
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLaidOut(true), laidOutMs);
    return () => clearTimeout(timer);
  }, []);
  return isLaidOut;
}

/** Step 2: the range first and largest, then the reasons, what to keep, what could change it, and the booking. */
export function Results(props: ResultsProps) {
  const { valuation, analysis, industry, corrections = {}, onCorrect, website, valuationId, lead, onReset } = props;
  const { report = null, onAskForReport, update = null, onChangeFigures } = props;
  // The sections below follow in a second rendering, so that a change is painted before all of them are computed: a
  // quarter less processor time until that paint.
  const later = useDeferredValue(valuation);
  const laterInputs = useMemo(() => inputsOf(later), [later]);
  const valuedOn = longDate(Date.parse(props.valuedAt), site.timeZone);
  const booking = useRef<HTMLHeadingElement>(null);
  const isLaidOut = useLaidOut();
  const profile = profileOf(analysis, corrections);
  const vocabulary = vocabularyOf({ industry, corrections }, profile.industry, valuationIndustries);
  const isStored = lead === "stored";
  const isNeverStored = lead === "skipped" || lead === "deleted";
  return (
    <>
      <Section className={classNames(styles.results, isLaidOut && styles.laidOut)} {...keepScroll}>
        <Frame padding="none" wide>
          <div className={styles.main}>
            <Summary valuation={valuation} valuedOn={valuedOn} />
            {onChangeFigures && (
              <ChangeFigures
                valuationId={valuationId}
                inputs={props.inputs}
                valuation={valuation}
                valuedOn={valuedOn}
                update={update}
                onChange={onChangeFigures}
              />
            )}
          </div>
          <aside className={styles.beside}>
            <PartnerCard booking={booking} form="beside" />
          </aside>
          <CompanyLine
            profile={profile}
            {...(onCorrect && { correcting: { read: profileOf(analysis), onCorrect } })}
            website={website}
            valuation={valuation}
          />
        </Frame>
      </Section>
      <Drivers valuation={later} names={vocabulary?.words} />
      {/* On a small screen the reasons come before the partner; one of the two cards is hidden. */}
      <Section className={styles.below}>
        <Frame padding="none">
          <PartnerCard booking={booking} form="row" />
        </Frame>
      </Section>
      <KeepThis valuationId={valuationId} lead={lead} report={report} onAskForReport={onAskForReport} />
      <Overview valuation={later} />
      <WhatIfPanel
        key={JSON.stringify(laterInputs)}
        valuation={later}
        valuationId={isStored && props.onSaveDepth ? valuationId : undefined}
      />
      <Challenges valuation={later} />
      {analysis && analysis.aspects.length > 0 && <Aspects aspects={analysis.aspects} />}
      <GoDeeper
        valuationId={valuationId}
        valuation={later}
        inputs={laterInputs}
        industry={profile.industry || undefined}
        saved={props.depth ?? nothingSaved}
        save={props.save ?? null}
        onSave={isNeverStored ? undefined : props.onSaveDepth}
        hasPage={isStored}
      />
      <ValuationSheet valuation={later} />
      <GuideLinks {...resultGuides} />
      <Booking
        titleRef={booking}
        contacts={site}
        // Only details that the firm already has are passed to the calendar.
        details={isStored ? { company: profile.title, website } : {}}
        valuationId={isStored ? valuationId : undefined}
        onReset={onReset}
        onLeave={props.onLeave}
      />
    </>
  );
}
