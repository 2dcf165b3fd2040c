import { Frame, Section, SectionHead } from "#app/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import "./industry-argument.css";

export function IndustryArgument({ title, lead, ground = "paper" }: SectionOf<"argument">) {
  return (
    <Section ground={ground}>
      <Frame>
        <SectionHead title={title} lead={lead} />
      </Frame>
    </Section>
  );
}
