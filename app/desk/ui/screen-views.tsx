import { Link } from "react-router";
import * as styles from "./screen-views.module.css";

export type ScreenView = {
  readonly to: string;
  readonly name: string;
  readonly count?: number;
  readonly isCurrent: boolean;
};

/** Views of one screen, as links; the current one has a brass line. */
export function ScreenViews({ label, views }: { readonly label: string; readonly views: readonly ScreenView[] }) {
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map(({ to, name, count, isCurrent }) => (
        <Link key={to} to={to} className={styles.view} aria-current={isCurrent ? "page" : undefined} preventScrollReset>
          {name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
