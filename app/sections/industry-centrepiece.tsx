import { Frame, Section, SectionHead } from "#app/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import "./industry-centrepiece.css";

/*
 * What caption 1 to 5 of each drawing points at. A page may stop after the third.
 *
 * cohorts (SaaS): revenue by month as layers, one a sign-up cohort, the oldest at the bottom.
 *   1 the oldest layer at the right: wider today than when it signed, so it expands by more than it loses (net retention)
 *   2 a layer that narrows in its first months: churn, before any expansion (gross retention)
 *   3 the line a year back: the revenue of the customers of that day, then and now (net revenue retention, measured)
 *   4 the tip of the newest layer: what was just won, and what winning it cost (CAC payback)
 *   5 the top edge at the right: recurring revenue today, to which the multiple applies
 *
 * arch (dental): the dentist's chart, 32 teeth in two arches, each tooth an equal share of the practice's work.
 *   1 the upper arch, solid: production of the owner-doctor
 *   2 the lower molars and premolars, hatched: production of associates, which stays after the sale
 *   3 the lower front teeth, outlined: hygiene and recall
 *   4 the arc around the upper arch: who pays (fee for service, PPO, membership plan)
 *   5 a third molar, dashed: specialty work, referred out today
 *
 * machines (machining): the shop floor's week, machine groups by the hours of five days and three shifts.
 *   1 cutting in the day shift of the 5-axis machines: spindle hours, which buyers price
 *   2 the night: lights-out hours, cutting with nobody there
 *   3 setups: changeover between jobs
 *   4 idle hours: a shift without people, capacity that a buyer can fill
 *   5 the inspection row: where parts wait for the first-article check
 *
 * seasons (HVAC): twelve months around a ring; maintenance agreements inside, repairs around them, replacements outermost.
 *   1 the inner ring: maintenance agreements, about the same each month (the recurring mix, 52% of the year)
 *   2 July: no-cool calls
 *   3 January: no-heat calls
 *   4 April, a shoulder month: tune-ups under agreement fill the schedule
 *   5 the outermost layer: replacements that follow a repair call
 */
export function IndustryCentrepiece({ title, lead, ground = "paper" }: SectionOf<"centrepiece">) {
  return (
    <Section ground={ground}>
      <Frame>
        <SectionHead title={title} lead={lead} />
      </Frame>
    </Section>
  );
}
