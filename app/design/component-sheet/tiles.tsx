import { MicroChart } from "#app/design/charts/micro-chart.tsx";
import { Figures } from "#app/design/ui/facts/figures.tsx";
import { Tile } from "#app/design/ui/facts/tile.tsx";
import * as styles from "./component-sheet.module.css";
import { Specimen, SpecimenGrid } from "./specimen.tsx";

/** Net revenue retention in percent by quarter, against the same customers a year before. */
const retention = { kind: "line", values: [100, 103, 107, 112], domain: [90, 115], reference: 100, marked: 3 } as const;

const facts = [
  { value: "18", label: "days on average to a letter of intent" },
  { value: "12–15", label: "interested parties per mandate" },
  { value: "95%", label: "close rate" },
  { value: "35%", label: "higher valuations" },
];

export function TileSection() {
  return (
    <Specimen id="tiles" title="Tiles">
      <SpecimenGrid columns={3}>
        <Tile figure="7–12x" title="ARR, top quartile" text="A figure, a label, one line." />
        <Tile figure="92%" title="Diligence conversion" text="Deals that reach diligence and close." />
        <Tile figure="NRR" title="Net revenue retention" drawing={<MicroChart data={retention} />} />
      </SpecimenGrid>
      <Figures items={facts} className={styles.outlined} />
    </Specimen>
  );
}
