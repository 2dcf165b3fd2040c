import { Form, Link } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { leadListViewLabels, leadListWords as words } from "#content/desk/leads/leads.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { maxViewName, maxViews } from "#contracts/desk-lead.ts";
import { countText } from "#domain/desk/capped-count.ts";
import type { LeadList } from "#domain/desk/leads/lead-list.ts";
import { type LeadQuery, withoutPage, writeLeadQuery } from "#domain/desk/leads/lead-query.ts";
import { leadListViewIds, leadViews, type SavedView, viewOf } from "#domain/desk/leads/lead-views.ts";
import * as panelStyles from "./panel.module.css";
import * as styles from "./view-tabs.module.css";

export const listAddress = (query: LeadQuery) => {
  const search = writeLeadQuery(query).toString();
  return { pathname: deskScreens.leads.path, search: search === "" ? "" : `?${search}` };
};

type Props = {
  readonly query: LeadQuery;
  readonly counts: LeadList["views"];
  readonly saved: readonly SavedView[];
};

/** The views that everybody has, then the member's own. */
export function ViewTabs({ query, counts, saved }: Props) {
  const address = writeLeadQuery(withoutPage(query)).toString();
  const own = saved.find((view) => view.address === address);
  const current = own ? undefined : viewOf(query);
  return (
    <div className={styles.row}>
      <nav className={styles.views} aria-label={words.views}>
        {leadListViewIds.map((view) => (
          <Link
            key={view}
            className={styles.view}
            to={listAddress({ ...leadViews[view], ...(query.columns && { columns: query.columns }) })}
            {...(view === current && { "aria-current": "page" as const })}
          >
            {leadListViewLabels[view]} <span className={styles.count}>{countText(counts[view])}</span>
          </Link>
        ))}
        {saved.map((view) => (
          <Link
            key={view.id}
            className={styles.view}
            to={{ pathname: deskScreens.leads.path, search: `?${view.address}` }}
            {...(view === own && { "aria-current": "page" as const })}
          >
            {view.name}
          </Link>
        ))}
      </nav>
      {own ? (
        <RemoveView view={own} query={query} />
      ) : (
        address !== "" && <SaveView key={address} query={query} isFull={saved.length >= maxViews} />
      )}
    </div>
  );
}

function SaveView({ query, isFull }: { readonly query: LeadQuery; readonly isFull: boolean }) {
  return (
    <details className={classNames(panelStyles.panel, styles.save)}>
      <summary className={styles.view}>
        <Icon name="plus" size="s" /> {words.saveView}
      </summary>
      {isFull ? <ViewsFull /> : <ViewForm query={query} />}
    </details>
  );
}

function ViewsFull() {
  return (
    <div className={panelStyles.sheet}>
      <p className={panelStyles.choices}>{words.viewsFull(maxViews)}</p>
    </div>
  );
}

function ViewForm({ query }: { readonly query: LeadQuery }) {
  return (
    <Form className={panelStyles.sheet} method="post" action={actionOf(query)}>
      <div className={panelStyles.choices}>
        <label className={styles.name}>
          {words.viewName}
          <input className={styles.field} type="text" name="name" required maxLength={maxViewName} autoComplete="off" />
        </label>
        <Button type="submit" name="intent" value="saveView" variant="primary" size="sm">
          {words.keepView}
        </Button>
      </div>
    </Form>
  );
}

function RemoveView({ view, query }: { readonly view: SavedView; readonly query: LeadQuery }) {
  return (
    <Form className={styles.save} method="post" action={actionOf(query)}>
      <input type="hidden" name="view" value={view.id} />
      <button type="submit" className={styles.view} name="intent" value="removeView">
        {words.removeView}
      </button>
    </Form>
  );
}

export function actionOf(query: LeadQuery): string {
  const { pathname, search } = listAddress(withoutPage(query));
  return pathname + search;
}
