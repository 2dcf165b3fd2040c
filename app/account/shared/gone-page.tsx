import { Frame, Section } from "#app/design/ui/section.tsx";
import { sharedPage } from "#content/pages/private-page.ts";
import * as styles from "./shared-page.module.css";

/** The same page for a link that ended, was closed or never existed. */
export function GonePage() {
  return (
    <Section flush>
      <Frame className="open">
        <h1 className="title-1">{sharedPage.gone.title}</h1>
        <p className={`${styles.gone} lead`}>{sharedPage.gone.lead}</p>
      </Frame>
    </Section>
  );
}
