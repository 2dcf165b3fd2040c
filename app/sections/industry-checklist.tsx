import { Frame, Section, SectionHead } from "#app/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import "./industry-checklist.css";

export function IndustryChecklist({ title, lead, ground = "paper" }: SectionOf<"checklist">) {
  return (
    <Section ground={ground}>
      <Frame>
        <SectionHead title={title} lead={lead} />
      </Frame>
    </Section>
  );
}
