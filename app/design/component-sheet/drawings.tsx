import { Band } from "#app/design/art/band.tsx";
import { Engraving } from "#app/design/art/engraving.tsx";
import { Plate, plateNames } from "#app/design/art/plate.tsx";
import { Portrait } from "#app/design/art/portrait.tsx";
import { PortraitTile } from "#app/design/art/portrait-tile.tsx";
import { Seal } from "#app/design/art/seal.tsx";
import { BuyerKey, BuyerMap, type BuyerSector } from "#app/design/charts/buyer-map.tsx";
import { FootballField, type FootballFieldRow } from "#app/design/charts/football-field.tsx";
import { Gantt, type GanttRow } from "#app/design/charts/gantt.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { people } from "#content/people.ts";
import * as styles from "./component-sheet.module.css";
import * as drawingStyles from "./drawings.module.css";
import { OnPine, Specimen, SpecimenGrid } from "./specimen.tsx";
import { ValuationCharts } from "./valuation-charts.tsx";

const approaches: readonly FootballFieldRow[] = [
  { id: "revenue", label: "Revenue-based", note: "0.6x–0.9x revenue", low: 6.93, high: 8.91, text: "$6.9M – $8.9M" },
  {
    id: "sde",
    label: "SDE-based",
    note: "2.9x–3.9x owner earnings, typical market multiple",
    low: 7.92,
    high: 10.89,
    text: "$7.9M – $10.9M",
  },
  {
    id: "ebitda",
    label: "EBITDA-based",
    note: "6.0x–7.2x adjusted EBITDA",
    low: 9.9,
    high: 11.88,
    text: "$9.9M – $11.9M",
    highlighted: true,
  },
];

const phases: readonly GanttRow[] = [
  { id: "prepare", label: "Prepare", weeks: [1, 4], status: "complete" },
  { id: "market", label: "Market", weeks: [5, 8], status: "complete" },
  { id: "offers", label: "Offers", weeks: [9, 12], status: "progress" },
  { id: "close", label: "Close", weeks: [13, 24], status: "pending" },
];

const sectors: readonly BuyerSector[] = [
  { id: "financial", label: "Financial sponsors", count: 27, active: 7, shape: "circle" },
  { id: "strategic", label: "Strategic fit", count: 18, active: 5, shape: "square" },
  { id: "operators", label: "Operators", count: 9, active: 2, shape: "diamond" },
];

function Approaches() {
  return (
    <FootballField
      label="Three approaches on one scale, with the adjusted value of $9.9M marked. It lies inside the ranges of the SDE-based and the EBITDA-based approach."
      rows={approaches}
      value={{ amount: 9.9, text: "$9.9M" }}
      range={{ low: 8.415, high: 11.385 }}
      formatTick={(value) => `$${value}M`}
    />
  );
}

const published: readonly FootballFieldRow[] = [
  {
    id: "ours",
    label: "Our range",
    note: "5.1x–6.9x",
    low: 8.415,
    high: 11.385,
    text: "$8.4M – $11.4M",
    highlighted: true,
  },
  { id: "value", label: "A single value", note: "5.6x", low: 9.24, high: 9.24, text: "$9.2M" },
  { id: "few", label: "Few deals", note: "3.5x–11.0x", low: 5.775, high: 18.15, text: "$5.8M – $18.2M", hatched: true },
];

function TwoScales() {
  return (
    <FootballField
      label="Our range, $8.4M to $11.4M, beside a single value of $9.2M and a hatched range of $5.8M to $18.2M."
      rows={published}
      value={{ amount: 9.9, text: "$9.9M" }}
      formatTick={(value) => `$${value}M`}
      caption="Value"
      upperScale={{ unit: 1.65, caption: "Multiple of EBITDA", formatTick: (turns) => `${turns}x` }}
    />
  );
}

function Phases() {
  return (
    <Gantt
      label="Four phases over 24 weeks; today is in week 10."
      weeks={24}
      rows={phases}
      today={9.5}
      ticks={[8, 12, 24]}
      className={drawingStyles.gantt}
    />
  );
}

function Buyers() {
  return (
    <div className={drawingStyles.buyers}>
      <BuyerMap sectors={sectors} />
      <ul className="label">
        {sectors.map(({ id, label, count, shape }) => (
          <li key={id}>
            <BuyerKey shape={shape} />
            {label} {count}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ChartsSection() {
  return (
    <Specimen id="charts" title="Charts">
      <Approaches />
      <TwoScales />
      <SpecimenGrid columns={2}>
        <Buyers />
        <Phases />
      </SpecimenGrid>
      <OnPine>
        <Approaches />
        <TwoScales />
        <div className={classNames(styles.two, drawingStyles.charts)}>
          <Buyers />
          <Phases />
        </div>
      </OnPine>
      <ValuationCharts />
      <OnPine>
        <ValuationCharts />
      </OnPine>
    </Specimen>
  );
}

export function PeopleSection() {
  return (
    <Specimen id="people" title="People">
      <People size="large" />
      <OnPine>
        <People size="large" />
      </OnPine>
      <People size="small" />
      <ul className={drawingStyles.wall}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <PortraitTile name={name} />
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

function People({ size }: { readonly size: "large" | "small" }) {
  return (
    <ul className={drawingStyles.people}>
      {people.map(({ id, name, role }) => (
        <li key={id}>
          <Portrait name={name} size={size} />
          <b>{name}</b>
          {role}
        </li>
      ))}
    </ul>
  );
}

export function PlatesSection() {
  return (
    <Specimen id="plates" title="Industry plates">
      <Plates />
      <OnPine>
        <Plates />
      </OnPine>
      <div className={classNames(drawingStyles.engraved, "on-pine")}>
        <Engraving />
        <div className={drawingStyles.seal}>
          <Seal />
        </div>
      </div>
      <div className={classNames(drawingStyles.engraved, "on-pine")}>
        <Band />
      </div>
    </Specimen>
  );
}

function Plates() {
  return (
    <div className={drawingStyles.plates}>
      {plateNames.map((name) => (
        <div key={name}>
          <Plate name={name} label={name} />
        </div>
      ))}
    </div>
  );
}
