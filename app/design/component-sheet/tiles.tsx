import { MicroChart } from "#app/design/charts/micro-chart.tsx";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Figures } from "#app/design/ui/facts/figures.tsx";
import { Tile } from "#app/design/ui/facts/tile.tsx";
import { Sheet } from "#app/design/ui/tables/sheet.tsx";
import * as styles from "./component-sheet.module.css";
import { OnPine, Specimen, SpecimenGrid } from "./specimen.tsx";

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
      <SpecimenGrid columns={2}>
        <Sheet title="What you will receive" aside={<Badge>Sample</Badge>} ink marks>
          <p className="muted">A sheet of paper, with its title on a rule and marks on its corners.</p>
        </Sheet>
        <OnPine>
          <Sheet title="Deal Progress" aside={<Badge>Project Alder</Badge>} marks>
            <p className="muted">The same sheet lying on pine. What it holds is still on paper.</p>
          </Sheet>
        </OnPine>
      </SpecimenGrid>
    </Specimen>
  );
}
