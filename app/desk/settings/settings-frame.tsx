import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as frameStyles from "#app/desk/ui/page-frame.module.css";
import { PageFrame, PageTop } from "#app/desk/ui/page-frame.tsx";
import { settingsWords as words } from "#content/desk/settings/settings.ts";
import { deskScreens } from "#content/desk/shell.ts";
import * as styles from "./settings-frame.module.css";

type SettingsFrameProps = {
  /** By the id of each part. */
  readonly parts: Readonly<Record<string, string>>;
  readonly children: ReactNode;
};

/** The parts of the settings, with links to them on the left of a wide screen. */
export function SettingsFrame({ parts, children }: SettingsFrameProps) {
  return (
    <PageFrame>
      <PageTop title={deskScreens.settings.name}>
        <span className={styles.note}>{words.note}</span>
      </PageTop>
      <div className={classNames(frameStyles.bar, styles.columns)}>
        <nav className={styles.nav} aria-label={words.parts}>
          <ul className={styles.links}>
            {Object.entries(parts).map(([id, title]) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.parts}>{children}</div>
      </div>
    </PageFrame>
  );
}
