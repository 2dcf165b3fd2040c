import { classNames } from "#app/design/ui/class-names.ts";
import { Headline } from "#app/design/ui/headline.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { teamPage } from "#content/pages/team.ts";
import { TeamCounters } from "./counters.tsx";
import * as styles from "./opening.module.css";

export function TeamOpening() {
  const { title, lead } = teamPage;
  return (
    <Section flush ground="ease">
      <Frame className="open flush-end">
        <div className={classNames(styles.opening, "columns")}>
          <Headline className="display-1" lines={title} />
          <p className="lead">{lead}</p>
        </div>
        <TeamCounters />
      </Frame>
    </Section>
  );
}
