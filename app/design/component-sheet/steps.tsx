import { Breadcrumbs } from "#app/design/ui/navigation/breadcrumbs.tsx";
import { type Step, Steps } from "#app/design/ui/navigation/steps.tsx";
import { trailOf } from "#content/registry/registry.ts";
import * as styles from "./component-sheet.module.css";
import { Specimen, SpecimenCell } from "./specimen.tsx";

const first = "Enter Information";
const second = "Valuation Report";

const situations: readonly { readonly name: string; readonly steps: readonly Step[] }[] = [
  {
    name: "At the start",
    steps: [
      { title: first, state: "active" },
      { title: second, state: "upcoming" },
    ],
  },
  {
    name: "While the website is read",
    steps: [
      { title: first, state: "processing", progress: 0.46 },
      { title: second, state: "upcoming" },
    ],
  },
  {
    name: "With the report",
    steps: [
      { title: first, state: "completed" },
      { title: second, state: "active" },
    ],
  },
];

export function StepSection() {
  return (
    <Specimen id="steps" title="Steps and breadcrumbs">
      <div className={styles.stack}>
        {situations.map(({ name, steps }) => (
          <SpecimenCell key={name} name={name} fill>
            <Steps steps={steps} />
          </SpecimenCell>
        ))}
        <Breadcrumbs trail={trailOf("saas")} />
      </div>
    </Specimen>
  );
}
