import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import * as styles from "./redaction.module.css";

type RedactedProps = {
  /** What is withheld and why: "Buyer’s name, shared after the NDA". Announced instead of the bar. */
  readonly reason: string;
  /** Width of the bar in em. */
  readonly length?: number;
};

/** A bar for a withheld name or figure. For confidentiality, never for decoration. */
export function Redacted({ reason, length = 6 }: RedactedProps) {
  return (
    <span className={styles.bar} style={cssVariables({ "--length": `${length}em` })}>
      <span className="sr">[{reason}]</span>
    </span>
  );
}

/** The words after the bar has been lifted. */
export function Unredacted({ children }: { readonly children: ReactNode }) {
  return <span className={classNames(styles.bar, styles.lifted)}>{children}</span>;
}
