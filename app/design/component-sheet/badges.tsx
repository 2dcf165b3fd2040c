import { Badge } from "#app/design/ui/facts/badge.tsx";
import { KeyNumber } from "#app/design/ui/facts/key-number.tsx";
import { StatusLegend } from "#app/design/ui/facts/status.tsx";
import * as styles from "./component-sheet.module.css";
import { OnPine, Specimen, SpecimenGrid, SpecimenRow } from "./specimen.tsx";

export function BadgeSection() {
  return (
    <Specimen id="badges" title="Badges and status">
      <SpecimenRow>
        <Badge>Project Alder</Badge>
        <Badge tone="pine">Approved</Badge>
        <Badge tone="brass">In review</Badge>
        <Badge tone="ox">Declined</Badge>
        <Badge tone="dark">EBITDA-based</Badge>
        <KeyNumber number={1} />
        <KeyNumber number={2} />
      </SpecimenRow>
      <SpecimenGrid columns={2}>
        <div className={styles.stack}>
          <StatusLegend />
        </div>
        <OnPine>
          <div className={styles.stack}>
            <SpecimenRow>
              <Badge tone="line">Free, no sign-up</Badge>
              <Badge>Project Alder</Badge>
            </SpecimenRow>
            <StatusLegend />
            <KeyNumber number={3} />
          </div>
        </OnPine>
      </SpecimenGrid>
    </Specimen>
  );
}
