import { classNames } from "#app/design/ui/class-names.ts";
import { isHot } from "#domain/leads/lead-score.ts";
import * as styles from "./score.module.css";

/** A lead's score; a brass plus marks a hot one. */
export function Score({ points }: { readonly points: number }) {
  const hot = isHot(points);
  return (
    <span className={classNames(styles.score, "num", !hot && styles.cold)}>
      <Plus isShown={hot} />
      {points}
      {hot && <span className="sr"> hot</span>}
    </span>
  );
}

/** The mark of what comes next. */
export function Plus({ isShown = true }: { readonly isShown?: boolean }) {
  return <i className={classNames(styles.plus, !isShown && styles.blank)} aria-hidden="true" />;
}
