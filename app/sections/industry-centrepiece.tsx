import { Frame, Section, SectionHead } from "#app/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import "./industry-centrepiece.css";

export function IndustryCentrepiece({ title, lead, ground = "paper" }: SectionOf<"centrepiece">) {
  return (
    <Section ground={ground}>
      <Frame>
        <SectionHead title={title} lead={lead} />
      </Frame>
    </Section>
  );
}
