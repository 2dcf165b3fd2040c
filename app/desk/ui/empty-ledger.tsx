import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./empty-ledger.module.css";
import * as frameStyles from "./page-frame.module.css";

type EmptyLedgerProps = {
  readonly title: string;
  readonly text: string;
  /** Links to what helps. */
  readonly children?: ReactNode;
};

/** Nothing to show: blank lines of a ledger with a brass plus. */
export function EmptyLedger({ title, text, children }: EmptyLedgerProps) {
  return (
    <section className={classNames(frameStyles.bar, styles.empty)}>
      <div className={styles.lines} aria-hidden="true">
        <i className={styles.line} />
        <i className={styles.line} />
      </div>
      <h2 className={classNames("title-3", styles.title)}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.acts}>{children}</div>}
    </section>
  );
}
