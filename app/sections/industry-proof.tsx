import { Frame, Section, SectionHead } from "#app/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import "./industry-proof.css";

export function IndustryProof({ title, lead, ground = "paper" }: SectionOf<"proof">) {
  return (
    <Section ground={ground}>
      <Frame>
        <SectionHead title={title} lead={lead} />
      </Frame>
    </Section>
  );
}
