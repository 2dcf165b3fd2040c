import { Link } from "react-router";
import { Logo } from "#app/design/art/logo.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { deskScreens, shellWords } from "#content/desk/shell.ts";
import { searchOutline } from "./icons.ts";
import * as styles from "./top-bar.module.css";

/** Small screens only. */
export function TopBar() {
  return (
    <header className={`${styles.bar} on-pine`}>
      <Link className={styles.home} to={deskScreens.today.path}>
        <Logo />
      </Link>
      <Link className={styles.find} to={deskScreens.leads.path} aria-label={shellWords.find}>
        <Icon name={searchOutline} />
      </Link>
    </header>
  );
}
