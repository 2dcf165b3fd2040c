import { Frame, Section } from "#app/ui/section.tsx";
import { teamPage } from "#content/pages/team.ts";
import { Headline } from "./headline.tsx";
import { Odometer } from "./odometer.tsx";
import "./team-opening.css";

export function TeamOpening() {
  const { title, lead, counters } = teamPage;
  return (
    <Section flush ground="ease" className="to">
      <Frame className="open">
        <div className="to__g">
          <Headline className="display-1" lines={title} />
          <p className="lead">{lead}</p>
        </div>
        <dl className="cnt bleed">
          {counters.map(({ label, ...figure }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Odometer {...figure} />
              </dd>
            </div>
          ))}
        </dl>
      </Frame>
    </Section>
  );
}
