import { Link } from "react-router";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { listAddress } from "#app/desk/leads/filters/view-tabs.tsx";
import { EmptyLedger } from "#app/desk/ui/empty-ledger.tsx";
import { leadSourceNames } from "#content/desk/leads/lead-sources.ts";
import {
  contactNames,
  deliveryNames,
  filterNames,
  purchaseNames,
  receivedNames,
  leadListWords as words,
} from "#content/desk/leads/leads.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { pathOf } from "#content/registry/registry.ts";
import { countText } from "#domain/desk/capped-count.ts";
import type { LeadList } from "#domain/desk/leads/lead-list.ts";
import { type FilterKey, type LeadQuery, withFilter } from "#domain/desk/leads/lead-query.ts";
import { stageNames } from "#domain/desk/leads/stages.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { stateOf } from "#domain/leads/us-states.ts";
import type { LeadPartnerSite } from "#domain/partners/partner-site.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";

type Props = {
  readonly query: LeadQuery;
  readonly without: LeadList["without"];
  /** There is no lead at all. */
  readonly isNew: boolean;
  readonly members: readonly Pick<Member, "id" | "name">[];
  readonly partners: readonly LeadPartnerSite[];
};

/** Nothing matches: names the filter to drop. Or nothing has come yet. */
export function EmptyList({ query, without, isNew, members, partners }: Props) {
  if (isNew)
    return (
      <EmptyLedger title={words.empty.title} text={words.empty.text}>
        <a className={buttonClass("primary", "sm")} href={pathOf("valuation")}>
          {words.empty.act}
        </a>
        <Link className={buttonClass("secondary", "sm")} to={deskScreens.settings.path}>
          {words.empty.launch}
        </Link>
      </EmptyLedger>
    );
  const name = (key: FilterKey) => filterText(query, key, { members, partners });
  const better = without.filter(({ found }) => found.count > 0);
  const [best] = better.toSorted((a, b) => b.found.count - a.found.count);
  const text = better.map(({ filter, found }) => words.without(name(filter), countText(found))).join(" ");
  return (
    <EmptyLedger title={words.nothing} text={text}>
      {best && (
        <Link className={buttonClass("secondary", "sm")} to={listAddress(withFilter(query, best.filter, undefined))}>
          {words.drop(name(best.filter))}
        </Link>
      )}
      <Link className={buttonClass("quiet", "sm")} to={listAddress({ filters: {} })}>
        {words.clearAll}
      </Link>
    </EmptyLedger>
  );
}

/** A filter as the list names it: `Received “Last 7 days”`, `the words “ohio dental”`. */
function filterText(
  { filters }: LeadQuery,
  key: FilterKey,
  { members, partners }: Pick<Props, "members" | "partners">,
): string {
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
    partner: partners.find(({ key: each }) => each === filters.partner)?.name ?? filters.partner,
    delivery: filters.delivery && deliveryNames[filters.delivery],
  };
  const value = named[key];
  if (key === "search" && value !== undefined) return words.words(value);
  return value === undefined ? filterNames[key] : `${filterNames[key]} “${value}”`;
}
