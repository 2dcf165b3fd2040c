import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { listAddress } from "#app/desk/leads/filters/view-tabs.tsx";
import { Initials } from "#app/desk/ui/initials.tsx";
import * as phoneStyles from "#app/desk/ui/phone-rows.module.css";
import { StateMark, StateShape } from "#app/desk/ui/state-mark.tsx";
import { leadSourceNames } from "#content/desk/leads/lead-sources.ts";
import { deliveryNames, leadColumnNames as names, leadListWords as words } from "#content/desk/leads/leads.ts";
import { site } from "#content/site.ts";
import type { LeadLine } from "#domain/desk/leads/lead-list.ts";
import {
  type LeadColumn,
  type LeadQuery,
  type LeadSort,
  sortAfterPress,
  sortOf,
  withoutPage,
} from "#domain/desk/leads/lead-query.ts";
import { stageNames } from "#domain/desk/leads/stages.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { shortDay } from "#domain/time/desk-times.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import * as styles from "./lead-table.module.css";
import { callText, contactText, followUpText, purchaseText, rangeText, shortLine, stateName } from "./line-words.ts";
import type { Selection } from "./use-selection.ts";

type Props = {
  readonly query: LeadQuery;
  readonly lines: readonly LeadLine[];
  readonly columns: readonly LeadColumn[];
  readonly members: readonly Pick<Member, "id" | "name">[];
  readonly today: string;
  /** Absent where rows cannot be selected. */
  readonly selection: Selection | undefined;
  /** The keyboard's row. */
  readonly current: string | undefined;
};

const sorts: Readonly<Partial<Record<LeadColumn | "company", LeadSort>>> = {
  company: "company",
  industry: "industry",
  value: "value",
  score: "score",
  source: "source",
  stage: "stage",
  owner: "owner",
  followUp: "followUp",
  received: "received",
};

/** Explicit, because some browsers drop the roles of a table that is laid out as a grid. */
const as = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** A real table; on a phone each row is laid out as two lines, so every part keeps its role in words. */
export function LeadTable({ query, lines, columns, members, today, selection, current }: Props) {
  const sort = sortOf(query);
  const cells = cellsOf(members, today);
  const sorted = sort.by === "call" ? names.followUp : names[sort.by];
  return (
    <div className={styles.wrap}>
      <table
        className={classNames(phoneStyles.table, styles.table)}
        {...as.table}
        aria-label={words.table(sorted, !sort.descending)}
      >
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {selection && (
              <th className={styles.check} {...as.columnheader}>
                <SelectAll selection={selection} />
              </th>
            )}
            {(["company", ...columns] as const).map((column) => (
              <Heading key={column} column={column} query={query} />
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {lines.map((line) => (
            <tr
              key={line.id}
              id={`lead-${line.id}`}
              {...as.row}
              className={classNames(selection?.has(line.id) && styles.selected, line.id === current && styles.current)}
            >
              {selection && (
                <td className={styles.check} {...as.cell}>
                  <input
                    type="checkbox"
                    aria-label={words.select(line.company)}
                    checked={selection.has(line.id)}
                    onChange={() => selection.toggle(line.id)}
                  />
                </td>
              )}
              <th className={styles.company} {...as.rowheader} scope="row">
                <Link className={styles.open} to={`/leads/${line.id}`}>
                  {line.company}
                </Link>
                {line.delivery === "failed" && (
                  <span className={styles.failed} role="img" aria-label={words.failed}>
                    <StateShape state="failed" />
                  </span>
                )}
                <small className={styles.wide}>{line.site}</small>
                <small className={styles.narrow}>{shortLine(line)}</small>
                {line.callAt !== undefined && <small className={styles.booked}>{callText(line, today)}</small>}
              </th>
              {columns.map((column) => (
                <td key={column} {...as.cell} className={cellClass[column]}>
                  {cells[column](line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellClass: Readonly<Partial<Record<LeadColumn, string | undefined>>> = {
  value: styles.figure,
  score: styles.score,
  followUp: styles.followUp,
};

function Heading({ column, query }: { readonly column: LeadColumn | "company"; readonly query: LeadQuery }) {
  const by = sorts[column];
  const sort = sortOf(query);
  const isCurrent = by !== undefined && sort.by === by;
  const order = sort.descending ? "descending" : "ascending";
  return (
    <th
      {...as.columnheader}
      scope="col"
      className={column === "value" ? styles.figure : undefined}
      {...(isCurrent && { "aria-sort": order })}
    >
      {by === undefined ? (
        <span className={styles.heading}>{names[column]}</span>
      ) : (
        <Link
          className={classNames(styles.heading, styles.sort)}
          to={listAddress({ ...withoutPage(query), sort: sortAfterPress(sort, by) })}
          preventScrollReset
        >
          {names[column]}
          {isCurrent && <Icon name={sort.descending ? "arrow-down" : "arrow-up"} size="s" />}
        </Link>
      )}
    </th>
  );
}

function SelectAll({ selection }: { readonly selection: Selection }) {
  const box = useRef<HTMLInputElement>(null);
  const { ids, lines } = selection;
  const isAll = lines.length > 0 && ids.length === lines.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = ids.length > 0 && !isAll;
  }, [ids.length, isAll]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={words.selectAll}
      checked={isAll}
      onChange={(event) => selection.selectAll(event.target.checked)}
    />
  );
}

const nothing = (
  <>
    <span aria-hidden="true">—</span>
    <span className="sr">{words.none}</span>
  </>
);

function cellsOf(
  members: Props["members"],
  today: string,
): Readonly<Record<LeadColumn, (line: LeadLine) => ReactNode>> {
  const nameOf = new Map(members.map(({ id, name }) => [id, name]));
  return {
    industry: (line) => (
      <>
        {line.industry}
        <small>{stateName(line)}</small>
      </>
    ),
    value: (line) => rangeText(line) || nothing,
    score: ({ score, isHot, high }) =>
      high === 0 ? (
        nothing
      ) : (
        <span className={classNames(isHot && styles.hot)}>
          {score}
          {isHot && <span className="sr"> {words.hotMark}</span>}
        </span>
      ),
    contact: contactText,
    source: ({ source, partnerName }) => partnerName ?? (source === undefined ? nothing : leadSourceNames[source]),
    stage: ({ stage }) => (stage === "new" ? <b>{stageNames.new}</b> : stageNames[stage]),
    owner: ({ ownerId }) => {
      const name = ownerId === undefined ? undefined : nameOf.get(ownerId);
      if (name === undefined)
        return (
          <>
            <span className={styles.noOwner} aria-hidden="true">
              +
            </span>
            <span className="sr">{words.nobody}</span>
          </>
        );
      return (
        <>
          <Initials name={name} />
          <span className="sr">{name}</span>
        </>
      );
    },
    followUp: ({ followUpOn }) => {
      const { text, tone } = followUpText(followUpOn, today);
      return (
        <span className={tone === "late" ? styles.late : tone === "today" ? styles.today : undefined}>{text}</span>
      );
    },
    purchase: (line) => {
      const purchase = purchaseText(line);
      if (!purchase) return nothing;
      return (
        <>
          {purchase.name}
          <small className={purchase.isBad ? styles.late : undefined}>{purchase.standing}</small>
        </>
      );
    },
    delivery: ({ delivery }) =>
      delivery === undefined ? (
        nothing
      ) : (
        <StateMark state={deliveryMarks[delivery]}>{deliveryNames[delivery]}</StateMark>
      ),
    received: ({ receivedAt }) => shortDay(receivedAt, Date.parse(`${today}T12:00:00Z`), site.timeZone),
    growth: ({ growthTrend, recurringRevenue }) => (
      <>
        {growthTrend === undefined ? nothing : growthLabel(growthTrend)}
        <small>{recurringRevenue === undefined ? "" : `${recurringRevenue}%`}</small>
      </>
    ),
  };
}

const deliveryMarks = { arrived: "done", waiting: "waiting", failed: "failed" } as const;
