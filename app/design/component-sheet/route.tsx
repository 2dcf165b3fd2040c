import type { ComponentType } from "react";
import { Frame } from "#app/design/ui/section.tsx";
import { AccordionSection } from "./accordions.tsx";
import { BadgeSection } from "./badges.tsx";
import { ButtonSection } from "./buttons.tsx";
import { ColorSection } from "./colors.tsx";
import * as styles from "./component-sheet.module.css";
import { DialogSection } from "./dialogs.tsx";
import { ChartsSection, PeopleSection, PlatesSection } from "./drawings.tsx";
import { ErrorSection } from "./errors.tsx";
import { FeedbackSection } from "./feedback.tsx";
import { FieldSection } from "./fields.tsx";
import { FigureSection } from "./figures.tsx";
import { ImagesSection } from "./images.tsx";
import { MarkSection } from "./marks.tsx";
import { PhaseSection } from "./phases.tsx";
import { QuotesSection } from "./quotes.tsx";
import { SheetIndex } from "./sheet-index.tsx";
import { SliderSection } from "./sliders.tsx";
import { StepSection } from "./steps.tsx";
import { TableSection } from "./tables.tsx";
import { TypeSection } from "./type.tsx";

const sections: readonly { readonly id: string; readonly name: string; readonly Section: ComponentType }[] = [
  { id: "mark", name: "Mark", Section: MarkSection },
  { id: "color", name: "Color", Section: ColorSection },
  { id: "type", name: "Type", Section: TypeSection },
  { id: "buttons", name: "Buttons", Section: ButtonSection },
  { id: "fields", name: "Fields", Section: FieldSection },
  { id: "sliders", name: "Sliders and choices", Section: SliderSection },
  { id: "steps", name: "Steps and crumbs", Section: StepSection },
  { id: "dialog", name: "Dialog", Section: DialogSection },
  { id: "acc", name: "Accordion and tabs", Section: AccordionSection },
  { id: "badges", name: "Badges and status", Section: BadgeSection },
  { id: "figures", name: "Figures", Section: FigureSection },
  { id: "tables", name: "Tables", Section: TableSection },
  { id: "charts", name: "Charts", Section: ChartsSection },
  { id: "phase", name: "Phase timeline", Section: PhaseSection },
  { id: "quotes", name: "Testimonial", Section: QuotesSection },
  { id: "people", name: "People", Section: PeopleSection },
  { id: "plates", name: "Plates", Section: PlatesSection },
  { id: "feedback", name: "Toast, copying, loading", Section: FeedbackSection },
  { id: "images", name: "Image states", Section: ImagesSection },
  { id: "error", name: "Error screen", Section: ErrorSection },
];

export const meta = () => [{ title: "Components" }, { name: "robots", content: "noindex" }];

/** Every component in every state. Served in development only. */
export default function Components() {
  return (
    <Frame padding="none">
      <div className={styles.sheet}>
        <SheetIndex entries={sections} />
        <div>
          {sections.map(({ id, Section }) => (
            <Section key={id} />
          ))}
        </div>
      </div>
    </Frame>
  );
}
