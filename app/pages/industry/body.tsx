import { useLoaderData } from "react-router";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { IndustrySection } from "#content/schemas/industry-sections.ts";
import { IndustryArchetypes } from "./argument/archetypes.tsx";
import { IndustryArgument } from "./argument/argument.tsx";
import { IndustryProof } from "./argument/proof.tsx";
import { IndustryBuyers } from "./buyers/buyers.tsx";
import { IndustryAnnotatedDrawing } from "./drawings/annotated-drawing.tsx";
import { IndustryArtifacts } from "./illustrations/artifacts.tsx";
import { IndustryStoryboard } from "./illustrations/storyboard.tsx";
import { IndustryVisuals } from "./illustrations/visuals.tsx";
import { IndustryBenchmarks } from "./price/benchmarks.tsx";
import { IndustryStructures } from "./price/structures.tsx";
import { IndustryChecklist } from "./readiness/checklist.tsx";
import { IndustryDashboard } from "./readiness/dashboard.tsx";
import { IndustryRoadmap } from "./readiness/roadmap.tsx";
import { IndustryDualTrack } from "./timeline/dual-track.tsx";
import { IndustryPhases } from "./timeline/phases.tsx";

/**
 * Placeholder height of a section on a phone, in rem: the mean of all industries. Used until the section is laid out.
 */
const placeholderHeights: Readonly<Record<IndustrySection["kind"], number>> = {
  archetypes: 67,
  argument: 75.5,
  artifacts: 117,
  benchmarks: 74,
  buyers: 89.5,
  annotatedDrawing: 91.5,
  checklist: 109,
  dashboard: 108,
  dualTrack: 139.5,
  phases: 89,
  proof: 74.5,
  roadmap: 75,
  storyboard: 176,
  structures: 54.5,
  visuals: 130.5,
};

type Loaded = { readonly plate: { readonly file: string }; readonly sections: readonly IndustrySection[] };

/** The sections between the opening and the questions, in the order of the page's content. */
export function IndustryBody() {
  const { plate, sections } = useLoaderData<{ industry: Loaded }>().industry;
  return sections.map((section) => (
    <div
      key={section.title}
      className="lazy-layout"
      style={cssVariables({ "--placeholder-height": `${placeholderHeights[section.kind]}rem` })}
    >
      <SectionOfKind section={section} plate={plate.file} />
    </div>
  ));
}

function SectionOfKind({ section, plate }: { readonly section: IndustrySection; readonly plate: string }) {
  switch (section.kind) {
    case "archetypes":
      return <IndustryArchetypes {...section} />;
    case "argument":
      return <IndustryArgument {...section} />;
    case "artifacts":
      return <IndustryArtifacts {...section} />;
    case "benchmarks":
      return <IndustryBenchmarks {...section} />;
    case "buyers":
      return <IndustryBuyers {...section} />;
    case "annotatedDrawing":
      return <IndustryAnnotatedDrawing {...section} />;
    case "checklist":
      return <IndustryChecklist {...section} />;
    case "dashboard":
      return <IndustryDashboard {...section} />;
    case "dualTrack":
      return <IndustryDualTrack {...section} />;
    case "phases":
      return <IndustryPhases {...section} />;
    case "proof":
      return <IndustryProof {...section} />;
    case "roadmap":
      return <IndustryRoadmap {...section} />;
    case "storyboard":
      return <IndustryStoryboard {...section} />;
    case "structures":
      return <IndustryStructures {...section} />;
    case "visuals":
      return <IndustryVisuals {...section} plate={plate} />;
  }
}
