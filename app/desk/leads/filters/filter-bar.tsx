import { type ChangeEvent, type ReactNode, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import * as choiceStyles from "#app/desk/ui/choice-form.module.css";
import { leadSourceNames } from "#content/desk/leads/lead-sources.ts";
import {
  contactNames,
  deliveryNames,
  filterNames,
  purchaseNames,
  receivedNames,
  valueSteps,
  leadListWords as words,
} from "#content/desk/leads/leads.ts";
import { deskScreens } from "#content/desk/shell.ts";
import {
  type FilterKey,
  type LeadQuery,
  maxSearchLength,
  readLeadQuery,
  writeLeadQuery,
} from "#domain/desk/leads/lead-query.ts";
import { stageNames } from "#domain/desk/leads/stages.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { hotLeadScore } from "#domain/leads/lead-score.ts";
import { stateCodes, stateOf } from "#domain/leads/us-states.ts";
import type { LeadPartnerSite } from "#domain/partners/partner-site.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./filter-bar.module.css";
import { listAddress } from "./view-tabs.tsx";

type Option = readonly [value: string, name: string];
type Props = {
  readonly query: LeadQuery;
  readonly members: readonly Pick<Member, "id" | "name">[];
  readonly industries: readonly string[];
  readonly partners: readonly LeadPartnerSite[];
};

const options = (names: Readonly<Record<string, string>>): readonly Option[] => Object.entries(names);
const scores: readonly Option[] = [
  [String(hotLeadScore), words.hot(hotLeadScore)],
  ...[50, 40, 30].map((score): Option => [String(score), words.atLeast(score)]),
];
const values: readonly Option[] = valueSteps.map((value) => [String(value), shortMoney(value)]);
const states: readonly Option[] = stateCodes.map((code) => [code, stateOf(code).name]);

/** A form that works without script; with it, each choice applies at once. */
export function FilterBar({ query, members, industries, partners }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { filters, sort, columns } = query;
  const hidden = writeLeadQuery({
    filters: filters.call ? { call: true } : {},
    ...(sort && { sort }),
    ...(columns && { columns }),
  });

  function apply(): void {
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) if (typeof value === "string") params.append(name, value);
    void navigate(listAddress(readLeadQuery(params)));
  }
  const filter = (key: FilterKey, any: string, all: readonly Option[]) => (
    <Filter key={key} name={key} any={any} all={all} value={chosenText(query, key)} onChange={apply} />
  );

  return (
    <Form
      ref={form}
      className={styles.bar}
      role="search"
      aria-label={words.filters}
      action={deskScreens.leads.path}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {[...hidden].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.find}>
        <Icon name="search" size="s" />
        <input
          id="find-lead"
          className={styles.field}
          type="search"
          name="q"
          aria-label={words.find}
          placeholder={words.findHint}
          defaultValue={filters.search ?? ""}
          maxLength={maxSearchLength}
          autoComplete="off"
        />
        <kbd className={styles.key}>/</kbd>
      </div>
      {filter("received", words.anyTime, options(receivedNames))}
      {filter("stage", words.any, withChosen(options(stageNames), filters.stage?.join(",")))}
      {filter("owner", words.anyone, [
        ["me", words.me],
        ["none", words.nobody],
        ...members.map(({ id, name }): Option => [id, name]),
      ])}
      {filter("score", words.any, withChosen(scores, filters.score?.toString()))}
      {filter("contact", words.any, options(contactNames))}
      <details className={styles.more} open={moreKeys.some((key) => filters[key] !== undefined)}>
        <summary className={choiceStyles.choice}>
          <Icon name="plus" size="s" />
          <span className={styles.wide}>{words.moreFilters}</span>
          <span className={styles.narrow}>{words.filters}</span>
        </summary>
        <div className={styles.panel}>
          {filter(
            "industry",
            words.any,
            withChosen(
              industries.map((name): Option => [name, name]),
              filters.industry,
            ),
          )}
          {filter("state", words.any, states)}
          {filter("valueFrom", words.any, withChosen(values, filters.valueFrom?.toString()))}
          {filter("valueTo", words.any, withChosen(values, filters.valueTo?.toString()))}
          {filter("purchase", words.any, options(purchaseNames))}
          {filter("source", words.any, options(leadSourceNames))}
          {(partners.length > 0 || filters.partner !== undefined) &&
            filter(
              "partner",
              words.any,
              withChosen(
                partners.map(({ key, name }): Option => [key, name]),
                filters.partner,
              ),
            )}
          {filter("delivery", words.any, options(deliveryNames))}
        </div>
      </details>
      <noscript>
        <Button type="submit" variant="secondary" size="sm">
          {words.apply}
        </Button>
      </noscript>
      {isHydrated && <button type="submit" hidden />}
    </Form>
  );
}

const moreKeys: readonly FilterKey[] = [
  "industry",
  "state",
  "valueFrom",
  "valueTo",
  "purchase",
  "source",
  "partner",
  "delivery",
];

function chosenText({ filters }: LeadQuery, key: FilterKey): string {
  const { [key]: value } = filters;
  return value === undefined ? "" : Array.isArray(value) ? value.join(",") : String(value);
}

/** The options, with the value of the address if it is none of them. */
function withChosen(all: readonly Option[], chosen: string | undefined): readonly Option[] {
  if (chosen === undefined || all.some(([value]) => value === chosen)) return all;
  const names = new Map(all);
  const name = chosen
    .split(",")
    .map((part) => names.get(part) ?? part)
    .join(", ");
  return [[chosen, name], ...all];
}

type FilterProps = {
  readonly name: FilterKey;
  readonly any: string;
  readonly all: readonly Option[];
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function Filter({ name, any, all, value, onChange }: FilterProps): ReactNode {
  return (
    <label
      className={classNames(choiceStyles.choice, value !== "" && choiceStyles.chosen)}
      {...(value !== "" && { "data-chosen": "" })}
    >
      <span className={choiceStyles.label}>{filterNames[name]}</span>
      <select className={choiceStyles.select} name={name} defaultValue={value} onChange={onChange}>
        <option value="">{any}</option>
        {all.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
