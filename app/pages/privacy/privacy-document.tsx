import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { PrivacyNotice } from "#app/shell/privacy/privacy-notice.tsx";
import { privacyPage as words } from "#content/pages/privacy.ts";
import { privacyNotice } from "#content/privacy/privacy.ts";
import * as styles from "./privacy-document.module.css";

/** The notice with its contents beside it. */
export function PrivacyDocument() {
  return (
    <Section flush className={styles.document}>
      <Frame className="open">
        <div className={styles.head}>
          <h1 className="display-2">{privacyNotice.title}</h1>
          <p>{words.lastUpdated(privacyNotice.lastUpdated)}</p>
          <div className="script-only screen-only">
            <Button variant="secondary" onClick={() => window.print()}>
              {words.print}
            </Button>
          </div>
        </div>
        <div className="columns">
          <nav className={classNames(styles.contents, "screen-only")} aria-labelledby="privacy-contents">
            <h2 id="privacy-contents">{words.contents}</h2>
            <ol>
              {privacyNotice.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#privacy-${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.text}>
            <PrivacyNotice headings="h2" idPrefix="privacy" />
          </div>
        </div>
      </Frame>
    </Section>
  );
}
