import { cssVariables } from "#app/design/ui/css-variables.ts";
import { WorkingTable } from "#app/desk/ui/working-table.tsx";
import { stepWords, whole, funnelWords as words } from "#content/desk/funnel.ts";
import type { BreakdownRow, StepCounts } from "#domain/desk/funnel/funnel.ts";
import type { FunnelStep } from "#domain/desk/funnel/funnel-steps.ts";
import * as styles from "./breakdown-table.module.css";

type BreakdownTableProps = {
  readonly caption: string;
  readonly label: string;
  readonly rows: readonly BreakdownRow[];
  readonly total: StepCounts;
  readonly nameOf: (name: string) => string;
  /** Results per 100 visits, or contacts per 100 results. */
  readonly base: "visit" | "result";
  /** Whether a row's share means anything. */
  readonly hasShare?: (name: string) => boolean;
  /** The steps between a visit and a result are known. */
  readonly hasStart?: boolean;
};

/** The funnel of a week by page, source or industry. */
export function BreakdownTable(props: BreakdownTableProps) {
  const { caption, label, rows, total, nameOf, base, hasShare = () => true, hasStart = false } = props;
  if (rows.length === 0) return <p>{words.none}</p>;
  const start: readonly FunnelStep[] = hasStart ? ["address", "figures"] : [];
  const steps: readonly FunnelStep[] = ["contact", "report", "booked", "paid"];
  const shareLabel = base === "visit" ? words.per100Visits : words.per100Results;
  const lines = [
    ...rows.map(({ name, counts }) => ({
      key: name,
      name: nameOf(name),
      counts,
      share: hasShare(name) ? per100(counts, base) : undefined,
      isTotal: false,
    })),
    { key: "together", name: words.together, counts: total, share: per100(total, base), isTotal: true },
  ];
  const largest = Math.max(...lines.map(({ share }) => share ?? 0), 1);
  return (
    <WorkingTable
      caption={caption}
      columns={[
        { label, place: "name" },
        ...(base === "visit" ? [{ label: words.visits, isNumeric: true }] : []),
        ...start.map((step) => ({ label: stepWords[step].name, isNumeric: true })),
        { label: stepWords.result.name, place: "end", isNumeric: true },
        ...steps.map((step) => ({
          label: stepWords[step].name,
          isNumeric: true,
          ...(step === "contact" && { place: "endBelow" as const }),
        })),
        { label: shareLabel, place: "below" },
      ]}
      rows={lines.map(({ key, name, counts, share, isTotal }) => ({
        key,
        isTotal,
        cells: [
          name,
          ...(base === "visit" ? [whole(counts.visit)] : []),
          ...start.map((step) => whole(counts[step])),
          <Count key="result" count={counts.result} phone={words.resultCount(counts.result)} />,
          <Count key="contact" count={counts.contact} phone={words.contactCount(counts.contact)} />,
          whole(counts.report),
          whole(counts.booked),
          whole(counts.paid),
          <Share key="share" share={share} largest={largest} isTotal={isTotal} />,
        ],
      }))}
    />
  );
}

function per100(counts: StepCounts, base: "visit" | "result"): number | undefined {
  const [part, all] = base === "visit" ? [counts.result, counts.visit] : [counts.contact, counts.result];
  return all === 0 || part > all ? undefined : (part / all) * 100;
}

/** On a phone the column's head is not shown, so the number has its word. */
function Count({ count, phone }: { readonly count: number; readonly phone: string }) {
  return (
    <>
      <span className={styles.wide}>{whole(count)}</span>
      <span className={styles.phone}>{phone}</span>
    </>
  );
}

type ShareProps = { readonly share: number | undefined; readonly largest: number; readonly isTotal: boolean };

function Share({ share, largest, isTotal }: ShareProps) {
  if (share === undefined) return <span className={styles.unknown}>{words.notKnown}</span>;
  return (
    <span className={styles.share}>
      <i
        className={isTotal ? styles.barOfAll : styles.bar}
        style={cssVariables({ "--part": share / largest })}
        aria-hidden="true"
      />
      <b className={styles.value}>{share < 9.95 ? share.toFixed(1) : Math.round(share)}</b>
    </span>
  );
}
