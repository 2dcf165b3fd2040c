import { NavLink } from "react-router";
import { Icon } from "#app/design/ui/icon.tsx";
import { deskScreens, shellWords } from "#content/desk/shell.ts";
import type { RailCounts } from "#domain/desk/leads/lead-list.ts";
import { screenIcons } from "./icons.ts";
import { ScreenCount } from "./screen-count.tsx";
import * as styles from "./tab-bar.module.css";

const tabs = ["today", "leads", "deliveries", "sales", "funnel", "settings"] as const;

/** Small screens only. */
export function TabBar({ counts }: { readonly counts: RailCounts }) {
  return (
    <nav className={styles.bar} aria-label={shellWords.navigation}>
      {tabs.map((id) => (
        <NavLink key={id} className={() => styles.tab} to={deskScreens[id].path} end={id === "today"}>
          <Icon name={screenIcons[id]} size="s" />
          {deskScreens[id].name}
          {id !== "leads" && <ScreenCount screen={id} counts={counts} className={styles.count} />}
        </NavLink>
      ))}
    </nav>
  );
}
