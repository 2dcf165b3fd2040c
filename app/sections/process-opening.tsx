import { Frame, Section } from "#app/ui/section.tsx";
import { processPage } from "#content/pages/process.ts";
import { ActionRow } from "./action-row.tsx";
import { Headline } from "./headline.tsx";
import { ProcessPhases } from "./process-phases.tsx";
import "./process-opening.css";

/** The headline runs wide; the timeline is the picture. */
export function ProcessOpening() {
  return (
    <Section flush className="po">
      <Frame className="open">
        <div className="po__t">
          <Headline className="display-1" lines={processPage.title} />
          <p className="lead">{processPage.lead}</p>
          <ActionRow actions={processPage.actions} />
        </div>
        <ProcessPhases />
      </Frame>
    </Section>
  );
}
