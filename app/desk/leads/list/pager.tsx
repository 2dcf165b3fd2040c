import { Link } from "react-router";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { listAddress } from "#app/desk/leads/filters/view-tabs.tsx";
import { leadListWords as words } from "#content/desk/leads/leads.ts";
import { countText } from "#domain/desk/capped-count.ts";
import type { LeadList } from "#domain/desk/leads/lead-list.ts";
import type { LeadQuery, PageCursor } from "#domain/desk/leads/lead-query.ts";
import * as styles from "./pager.module.css";

const arrows = { previous: "arrow-left", next: "arrow-right" } as const;

type Props = { readonly query: LeadQuery; readonly list: LeadList };

export function Pager({ query, list }: Props) {
  const { from, lines, previous, next, total, stopped } = list;
  const { keys } = words;
  return (
    <div className={styles.pager}>
      <p className={styles.keys}>
        <span>
          <kbd>J</kbd>
          <kbd>K</kbd> {keys.move}
        </span>
        <span>
          <kbd>Enter</kbd> {keys.open}
        </span>
        <span>
          <kbd>X</kbd> {keys.select}
        </span>
        <span>
          <kbd>/</kbd> {keys.find}
        </span>
        <span>
          <kbd>?</kbd> {keys.all}
        </span>
      </p>
      {stopped && next && (
        <p>
          {words.stopped}
          <Link to={listAddress({ ...query, page: next })}>{words.lookFurther}</Link>
        </p>
      )}
      <nav className={styles.pages} aria-label={words.page(from, from + lines.length - 1, countText(total))}>
        {lines.length > 0 && <span>{words.page(from, from + lines.length - 1, countText(total))}</span>}
        <Step query={query} page={previous} kind="previous" />
        <Step query={query} page={next} kind="next" />
      </nav>
    </div>
  );
}

type StepProps = {
  readonly query: LeadQuery;
  readonly page: PageCursor | undefined;
  readonly kind: "previous" | "next";
};

function Step({ query, page, kind }: StepProps) {
  const look = buttonClass("secondary", "sm");
  const arrow = <Icon name={arrows[kind]} size="s" />;
  if (!page)
    return (
      <button type="button" className={look} disabled aria-label={words[kind]}>
        {arrow}
      </button>
    );
  const isFirst = kind === "previous" && page.row === 1;
  const { page: _, ...first } = query;
  return (
    <Link
      className={look}
      to={listAddress(isFirst ? first : { ...query, page })}
      aria-label={words[kind]}
      rel={kind === "next" ? "next" : "prev"}
    >
      {arrow}
    </Link>
  );
}
