import { Headline } from "#app/design/ui/headline.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { teamPage } from "#content/pages/team.ts";
import { TeamCounters } from "./counters.tsx";
import "./opening.css";

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
