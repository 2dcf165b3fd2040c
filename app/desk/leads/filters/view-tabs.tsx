import { Link } from "react-router";
import { leadListWords, leadViewNames as names } from "#content/desk/leads.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { countText, type LeadList } from "#domain/desk/leads/lead-list.ts";
import { type LeadQuery, writeLeadQuery } from "#domain/desk/leads/lead-query.ts";
import { leadViewNames, leadViews, viewOf } from "#domain/desk/leads/lead-views.ts";
import * as styles from "./view-tabs.module.css";

export const listAddress = (query: LeadQuery) => {
  const search = writeLeadQuery(query).toString();
  return { pathname: deskScreens.leads.path, search: search === "" ? "" : `?${search}` };
};

type Props = { readonly query: LeadQuery; readonly counts: LeadList["views"] };

/** The views that everybody has; any other is an address to keep or to send. */
export function ViewTabs({ query, counts }: Props) {
  const current = viewOf(query);
  return (
    <nav className={styles.views} aria-label={leadListWords.views}>
      {leadViewNames.map((view) => (
        <Link
          key={view}
          className={styles.view}
          to={listAddress({ ...leadViews[view], ...(query.columns && { columns: query.columns }) })}
          {...(view === current && { "aria-current": "page" as const })}
        >
          {names[view]} <span className={styles.count}>{countText(counts[view])}</span>
        </Link>
      ))}
    </nav>
  );
}
