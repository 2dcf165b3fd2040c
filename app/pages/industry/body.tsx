import { useLoaderData } from "react-router";
import type { PlateName } from "#app/design/art/plate.tsx";
import type { IndustrySection } from "#content/schemas/industry-sections.ts";
import { IndustryArchetypes } from "./archetypes.tsx";
import { IndustryArgument } from "./argument.tsx";
import { IndustryArtifacts } from "./artifacts.tsx";
import { IndustryBenchmarks } from "./benchmarks.tsx";
import { IndustryBuyers } from "./buyers.tsx";
import { IndustryCentrepiece } from "./centrepiece.tsx";
import { IndustryChecklist } from "./checklist.tsx";
import { IndustryDashboard } from "./dashboard.tsx";
import { IndustryDualTrack } from "./dual-track.tsx";
import { IndustryPhases } from "./phases.tsx";
import { IndustryProof } from "./proof.tsx";
import { IndustryRoadmap } from "./roadmap.tsx";
import { IndustryStoryboard } from "./storyboard.tsx";
import { IndustryStructures } from "./structures.tsx";
import { IndustryVisuals } from "./visuals.tsx";

type Loaded = { readonly plate: PlateName; readonly sections: readonly IndustrySection[] };

/** What stands between the opening and the questions: each page lists its own sections in its own order. */
export function IndustryBody() {
  const { plate, sections } = useLoaderData<{ industry: Loaded }>().industry;
  return sections.map((section) => (
    <div key={section.title} className={`far ib--${section.kind}`}>
      <Drawn section={section} plate={plate} />
    </div>
  ));
}

function Drawn({ section, plate }: { readonly section: IndustrySection; readonly plate: PlateName }) {
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
    case "centrepiece":
      return <IndustryCentrepiece {...section} />;
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
