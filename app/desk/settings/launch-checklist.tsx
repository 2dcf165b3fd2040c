import { classNames } from "#app/design/ui/class-names.ts";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { StateMark } from "#app/desk/ui/state-mark.tsx";
import { blockerText, launchCheckWords, launchWords as words } from "#content/desk/settings/launch.ts";
import { type LaunchBlocker, type LaunchView, launchChecks } from "#domain/desk/screens/launch-view.ts";
import * as styles from "./launch-checklist.module.css";

/** What stands in the way of the launch, and where to change it. */
export function LaunchChecklist({ blockers, off, version }: LaunchView) {
  const done = launchChecks.filter((check) => blockers[check].length === 0);
  const left = launchChecks.reduce((sum, check) => sum + blockers[check].length, 0);
  return (
    <PageSection title={words.title} note={words.note} id="launch">
      <div className={styles.columns}>
        <div>
          <p className={classNames("figure", styles.figure)}>{words.figure(done.length, launchChecks.length)}</p>
          <div className={styles.bar} aria-hidden="true">
            {launchChecks.map((check, index) => (
              <i key={check} className={classNames(styles.part, index < done.length && styles.full)} />
            ))}
          </div>
          <p className={styles.quiet}>{left === 0 ? words.ready : words.left(left)}</p>
          <p className={styles.quiet}>{words.version(version)}</p>
        </div>
        <div>
          <ul className={styles.checks}>
            {launchChecks.map((check) => {
              const open = blockers[check];
              const { done: doneText, open: openText } = launchCheckWords[check];
              return (
                <li key={check} className={styles.check}>
                  {open.length === 0 ? (
                    <StateMark state="done">{doneText}</StateMark>
                  ) : (
                    <details open={check === "settings"}>
                      <summary className={styles.summary}>
                        <StateMark state="waiting">
                          <b className={styles.open}>{openText(open.length)}</b>
                        </StateMark>
                      </summary>
                      <p className={styles.who}>{launchCheckWords[check].who}</p>
                      <Blockers blockers={open} />
                    </details>
                  )}
                </li>
              );
            })}
          </ul>
          {off.length > 0 && (
            <>
              <h3 className={styles.optional}>{words.optional}</h3>
              <p className={styles.who}>{launchCheckWords.settings.who}</p>
              <Blockers blockers={off} />
            </>
          )}
        </div>
      </div>
    </PageSection>
  );
}

function Blockers({ blockers }: { readonly blockers: readonly LaunchBlocker[] }) {
  return (
    <ul className={styles.blockers}>
      {blockers.map(({ where, what }) => (
        <li key={`${where} ${what}`} className={styles.blocker}>
          {blockerText({ where, what })}
          <code className={styles.where}>{where.replace(/^settings /, "")}</code>
        </li>
      ))}
    </ul>
  );
}
