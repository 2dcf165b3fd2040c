import { Frame, Section } from "#app/ui/section.tsx";
import { teamPage } from "#content/pages/team.ts";
import { Headline } from "./headline.tsx";
import { TeamCounters } from "./team-counters.tsx";
import "./team-opening.css";

export function TeamOpening() {
  const { title, lead } = teamPage;
  return (
    <Section flush ground="ease" className="to">
      <Frame className="open">
        <div className="to__g">
          <Headline className="display-1" lines={title} />
          <p className="lead">{lead}</p>
        </div>
        <TeamCounters />
      </Frame>
    </Section>
  );
}
