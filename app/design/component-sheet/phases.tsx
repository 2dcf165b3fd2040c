import { useState } from "react";
import { PauseButton } from "#app/design/ui/controls/pause-button.tsx";
import { PhaseTimeline } from "#app/design/ui/navigation/phase-timeline.tsx";
import { Specimen } from "./specimen.tsx";

const phases = [
  {
    id: "prepare",
    title: "Prepare",
    from: 1,
    to: 4,
    points: [
      "Asking range agreed with you",
      "Figures normalized to adjusted EBITDA",
      "Buyer list; you strike any name",
    ],
  },
  {
    id: "market",
    title: "Go to market",
    from: 5,
    to: 8,
    points: [
      "200k+ buyers screened to a short list",
      "NDAs before any name is shared",
      "12–15 interested parties",
      "First letters of intent, 18 days on average",
    ],
  },
  {
    id: "compare",
    title: "Compare offers",
    from: 9,
    to: 12,
    points: ["One deadline for letters of intent", "3.5 competing offers on average", "Terms set side by side"],
  },
  {
    id: "close",
    title: "Diligence and close",
    from: 13,
    to: 24,
    points: ["Data room opened in stages", "Agreement negotiated with your counsel", "Funds and signatures exchanged"],
  },
].map(({ points, ...phase }) => ({ ...phase, panel: <p>{points.join("; ")}</p> }));

export function PhaseSection() {
  const [selected, setSelected] = useState("market");
  const [paused, setPaused] = useState(false);
  return (
    <Specimen id="phase" title="Phase timeline">
      <PhaseTimeline label="The four phases" phases={phases} selected={selected} onSelect={setSelected} />
      <PauseButton
        paused={paused}
        onToggle={() => setPaused(!paused)}
        words={{ pause: "Pause", play: "Play", what: "the phases" }}
      />
    </Specimen>
  );
}
