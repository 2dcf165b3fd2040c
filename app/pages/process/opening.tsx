import { classNames } from "#app/design/ui/class-names.ts";
import { Headline } from "#app/design/ui/headline.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { ActionRow } from "#app/shell/action-row.tsx";
import { processPage } from "#content/pages/process.ts";
import * as styles from "./opening.module.css";
import { ProcessPhases } from "./phases.tsx";

/** A wide headline; the timeline is the picture. */
export function ProcessOpening() {
  return (
    <Section flush>
      <Frame className="open flush-end">
        <div className={classNames(styles.opening, "columns")}>
          <Headline className="display-1" lines={processPage.title} />
          <p className="lead">{processPage.lead}</p>
          <ActionRow actions={processPage.actions} className="wide-buttons" />
        </div>
        <ProcessPhases />
      </Frame>
    </Section>
  );
}
