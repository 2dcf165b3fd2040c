import { Figures } from "#app/design/ui/facts/figures.tsx";
import * as styles from "./component-sheet.module.css";
import { Specimen } from "./specimen.tsx";

const facts = [
  { value: "18", label: "days on average to a letter of intent" },
  { value: "12–15", label: "interested parties per mandate" },
  { value: "95%", label: "close rate" },
  { value: "35%", label: "higher valuations" },
];

export function FigureSection() {
  return (
    <Specimen id="figures" title="Figures">
      <Figures items={facts} className={styles.outlined} />
    </Specimen>
  );
}
