import { Headline } from "#app/design/ui/headline.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { ActionRow } from "#app/shell/action-row.tsx";
import { processPage } from "#content/pages/process.ts";
import { ProcessPhases } from "./phases.tsx";
import "./opening.css";

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
