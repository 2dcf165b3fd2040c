import "#app/features/component-sheet/component-sheet.css";
import type { ComponentType } from "react";
import { AccordionSection } from "#app/features/component-sheet/accordions.tsx";
import { BadgeSection } from "#app/features/component-sheet/badges.tsx";
import { ButtonSection } from "#app/features/component-sheet/buttons.tsx";
import { ColorSection } from "#app/features/component-sheet/colors.tsx";
import { DialogSection } from "#app/features/component-sheet/dialogs.tsx";
import { ChartsSection, PeopleSection, PlatesSection } from "#app/features/component-sheet/drawings.tsx";
import { ErrorSection } from "#app/features/component-sheet/errors.tsx";
import { FeedbackSection } from "#app/features/component-sheet/feedback.tsx";
import { FieldSection } from "#app/features/component-sheet/fields.tsx";
import { ImagesSection } from "#app/features/component-sheet/images.tsx";
import { MarkSection } from "#app/features/component-sheet/marks.tsx";
import { PhaseSection } from "#app/features/component-sheet/phases.tsx";
import { QuotesSection } from "#app/features/component-sheet/quotes.tsx";
import { SheetIndex } from "#app/features/component-sheet/sheet-index.tsx";
import { SliderSection } from "#app/features/component-sheet/sliders.tsx";
import { StepSection } from "#app/features/component-sheet/steps.tsx";
import { TableSection } from "#app/features/component-sheet/tables.tsx";
import { TileSection } from "#app/features/component-sheet/tiles.tsx";
import { TypeSection } from "#app/features/component-sheet/type.tsx";
import { Frame } from "#app/ui/section.tsx";

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
  { id: "tiles", name: "Tiles", Section: TileSection },
  { id: "tables", name: "Tables", Section: TableSection },
  { id: "charts", name: "Charts", Section: ChartsSection },
  { id: "phase", name: "Phase timeline", Section: PhaseSection },
  { id: "quotes", name: "Testimonial, success", Section: QuotesSection },
  { id: "people", name: "People", Section: PeopleSection },
  { id: "plates", name: "Plates", Section: PlatesSection },
  { id: "feedback", name: "Toasts, loading", Section: FeedbackSection },
  { id: "images", name: "Image states", Section: ImagesSection },
  { id: "error", name: "Error screen", Section: ErrorSection },
];

export const meta = () => [{ title: "Components" }, { name: "robots", content: "noindex" }];

/** Every component in every state. Served in development only. */
export default function Components() {
  return (
    <Frame padding="none">
      <div className="cs">
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
