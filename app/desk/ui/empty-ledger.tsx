import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./empty-ledger.module.css";
import * as frameStyles from "./page-frame.module.css";

/** Nothing to show: blank lines of a ledger with a brass plus. */
export function EmptyLedger({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className={classNames(frameStyles.bar, styles.empty)}>
      <div className={styles.lines} aria-hidden="true">
        <i className={styles.line} />
        <i className={styles.line} />
      </div>
      <h2 className={classNames("title-3", styles.title)}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
