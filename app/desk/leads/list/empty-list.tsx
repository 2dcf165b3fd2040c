import { Link } from "react-router";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { listAddress } from "#app/desk/leads/filters/view-tabs.tsx";
import {
  contactNames,
  deliveryNames,
  filterNames,
  leadSourceNames,
  purchaseNames,
  receivedNames,
  leadListWords as words,
} from "#content/desk/leads.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { pathOf } from "#content/registry.ts";
import { countText, type LeadList } from "#domain/desk/leads/lead-list.ts";
import { type FilterKey, type LeadQuery, withFilter } from "#domain/desk/leads/lead-query.ts";
import { stageNames } from "#domain/desk/leads/stages.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { stateOf } from "#domain/leads/us-states.ts";
import { shortMoney } from "#domain/valuation/money.ts";
import * as styles from "./empty-list.module.css";

type Props = {
  readonly query: LeadQuery;
  readonly without: LeadList["without"];
  /** There is no lead at all. */
  readonly isNew: boolean;
  readonly members: readonly Pick<Member, "id" | "name">[];
};

/** Nothing matches: names the filter to drop. Or nothing has come yet. */
export function EmptyList({ query, without, isNew, members }: Props) {
  if (isNew)
    return (
      <div className={styles.empty}>
        <div className={styles.ledger} aria-hidden="true" />
        <h2 className="title-3">{words.empty.title}</h2>
        <p>{words.empty.text}</p>
        <div className={styles.acts}>
          <a className={buttonClass("primary", "sm")} href={pathOf("valuation")}>
            {words.empty.act}
          </a>
          <Link className={buttonClass("secondary", "sm")} to={deskScreens.settings.path}>
            {words.empty.launch}
          </Link>
        </div>
      </div>
    );
  const name = (key: FilterKey) => filterText(query, key, members);
  const best = without.filter(({ found }) => found.count > 0).toSorted((a, b) => b.found.count - a.found.count)[0];
  return (
    <div className={styles.empty}>
      <div className={styles.ledger} aria-hidden="true" />
      <h2 className="title-3">{words.nothing}</h2>
      <p>
        {without
          .filter(({ found }) => found.count > 0)
          .map(({ filter, found }) => words.without(name(filter), countText(found)))
          .join(" ")}
      </p>
      <div className={styles.acts}>
        {best && (
          <Link className={buttonClass("secondary", "sm")} to={listAddress(withFilter(query, best.filter, undefined))}>
            {words.drop(name(best.filter))}
          </Link>
        )}
        <Link className={buttonClass("quiet", "sm")} to={listAddress({ filters: {} })}>
          {words.clearAll}
        </Link>
      </div>
    </div>
  );
}

/** A filter as the list names it: `“Last 7 days”`. */
function filterText({ filters }: LeadQuery, key: FilterKey, members: Props["members"]): string {
  const named: Partial<Record<FilterKey, string | undefined>> = {
    search: filters.search,
    received: filters.received && receivedNames[filters.received],
    stage: filters.stage?.map((stage) => stageNames[stage]).join(", "),
    owner: members.find(({ id }) => id === filters.owner)?.name ?? (filters.owner === "me" ? words.me : words.nobody),
    score: filters.score === undefined ? undefined : words.atLeast(filters.score),
    contact: filters.contact && contactNames[filters.contact],
    industry: filters.industry,
    state: filters.state && stateOf(filters.state).name,
    valueFrom: filters.valueFrom === undefined ? undefined : shortMoney(filters.valueFrom),
    valueTo: filters.valueTo === undefined ? undefined : shortMoney(filters.valueTo),
    purchase: filters.purchase && purchaseNames[filters.purchase],
    source: filters.source && leadSourceNames[filters.source],
    delivery: filters.delivery && deliveryNames[filters.delivery],
  };
  const value = named[key];
  return value === undefined ? filterNames[key] : `${filterNames[key]} “${value}”`;
}
