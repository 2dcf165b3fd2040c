import { Link, NavLink } from "react-router";
import { Logo } from "#app/design/art/logo.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { deskScreens, shellWords } from "#content/desk/shell.ts";
import type { RailCounts } from "#domain/desk/leads/lead-list.ts";
import { screenIcons } from "./icons.ts";
import { ScreenCount } from "./screen-count.tsx";
import * as styles from "./top-bar.module.css";

/** Small screens only. */
export function TopBar({ counts }: { readonly counts: RailCounts }) {
  return (
    <header className={`${styles.bar} on-pine`}>
      <Link className={styles.home} to={deskScreens.today.path}>
        <Logo />
      </Link>
      <NavLink className={() => styles.messages} to={deskScreens.messages.path}>
        <Icon name={screenIcons.messages} />
        <span className="sr">{deskScreens.messages.name}</span>
        <ScreenCount screen="messages" counts={counts} className={styles.count} />
      </NavLink>
      <Link className={styles.find} to={deskScreens.leads.path} aria-label={shellWords.find}>
        <Icon name="search" />
      </Link>
    </header>
  );
}
