import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as glyphStyles from "#app/design/ui/facts/status.module.css";
import * as styles from "./state-mark.module.css";

/** `sending`: work under way. */
export type MarkState = "done" | "waiting" | "now" | "failed" | "off" | "sending";

const shapes: Readonly<Record<MarkState, string | undefined>> = {
  done: glyphStyles.done,
  waiting: glyphStyles.waiting,
  now: glyphStyles.now,
  failed: styles.failed,
  off: styles.off,
  sending: styles.sending,
};

/** A state by shape, word and color; the word is enough. */
export function StateMark({ state, children }: { readonly state: MarkState; readonly children: ReactNode }) {
  return (
    <span className={classNames(styles.mark, state === "failed" && styles.alarm, state === "off" && styles.quiet)}>
      <StateShape state={state} />
      <span>{children}</span>
    </span>
  );
}

/** The shape alone, where the words stand elsewhere in the row. */
export function StateShape({
  state,
  className,
}: {
  readonly state: MarkState;
  readonly className?: string | undefined;
}) {
  return <i className={classNames(glyphStyles.glyph, shapes[state], className)} aria-hidden="true" />;
}
