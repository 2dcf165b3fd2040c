import { Frame, Section, SectionHead } from "#app/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import "./industry-benchmarks.css";

export function IndustryBenchmarks({ title, lead, ground = "paper" }: SectionOf<"benchmarks">) {
  return (
    <Section ground={ground}>
      <Frame>
        <SectionHead title={title} lead={lead} />
      </Frame>
    </Section>
  );
}
