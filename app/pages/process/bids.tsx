import { Pin, TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { KeyNumber } from "#app/design/ui/facts/key-number.tsx";
import { processFigures } from "#content/pages/process-figures.ts";
import { hundredth } from "#domain/charts/rounding.ts";
import * as styles from "./auction.module.css";

const { bids, auction } = processFigures;
const { weeks, amounts } = bids;

/** Half a step above the highest amount, for the deadline's label. */
const headroom = 0.5;
const top = amounts[1] + headroom;

/** Position in the plot, 0 to 100. */
const weekToX = (week: number) => hundredth(((week - weeks[0]) / (weeks[1] - weeks[0])) * 100);
const amountToY = (amount: number) => hundredth(((top - amount) / (top - amounts[0])) * 100);
const spot = (week: number, amount: number) => cssVariables({ "--x": weekToX(week), "--y": amountToY(amount) });

type Bidder = (typeof bids.bidders)[number];
type Step = Bidder["steps"][number];

const parts: Readonly<Record<Bidder["part"], string | undefined>> = {
  won: styles.won,
  second: styles.second,
  out: styles.out,
  alone: styles.alone,
};

/** A bid stands until it is raised: horizontal, then vertical. */
export function stepPath(steps: readonly Step[], until: number): string {
  const [first, ...raises] = steps;
  if (!first) return "";
  const raiseSteps = raises.map(([week, amount]) => `H${weekToX(week)}V${amountToY(amount)}`).join("");
  return `M${weekToX(first[0])} ${amountToY(first[1])}${raiseSteps}H${weekToX(until)}`;
}

const millions = (amount: number) => `$${amount.toFixed(1)}M`;
const lastOf = ({ steps }: Bidder) => steps.at(-1)?.[1] ?? 0;

const wholeAmounts = Array.from({ length: amounts[1] - amounts[0] + 1 }, (_, index) => amounts[0] + index);
const ticks = Array.from({ length: weeks[1] - weeks[0] + 1 }, (_, index) => ({
  at: weekToX(weeks[0] + index),
  text: index === 0 ? bids.firstTick : String(weeks[0] + index),
}));

/** Every bid of a sample sale by week and amount, and the same company with one bidder. */
export function ProcessBids() {
  return (
    <figure className={styles.chart}>
      <div role="img" aria-label={bids.summary}>
        <div className={styles.plot}>
          {wholeAmounts.map((amount) => (
            <span
              key={amount}
              className={classNames(styles.amount, "num")}
              style={cssVariables({ "--y": amountToY(amount) })}
            >
              ${amount}M
            </span>
          ))}
          <span className={styles.deadline} style={cssVariables({ "--x": weekToX(bids.deadline.week) })}>
            {bids.deadline.label}
          </span>
          <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {bids.bidders.map(({ name, part, steps, until }) => (
              <path key={name} className={parts[part]} d={stepPath(steps, until)} />
            ))}
          </svg>
          <span className={styles.valuation} style={cssVariables({ "--y": amountToY(bids.valuation.amount) })}>
            <Pin />
            {bids.valuation.label}, {millions(bids.valuation.amount)}
          </span>
          {bids.bidders
            .filter(({ part }) => part !== "alone")
            .map((bidder) => (
              <Dots key={bidder.name} bidder={bidder} />
            ))}
          {bids.bidders.map((bidder) => (
            <BidderLabel key={bidder.name} bidder={bidder} />
          ))}
          {auction.reasons.map(({ id, at }, index) => (
            <span key={id} className={styles.key} style={spot(at[0], at[1])}>
              <KeyNumber number={index + 1} />
            </span>
          ))}
        </div>
        <TickLabels ticks={ticks} />
      </div>
      <figcaption className="tick">{bids.note}</figcaption>
    </figure>
  );
}

function Dots({ bidder: { part, steps } }: { readonly bidder: Bidder }) {
  return steps.map(([week, amount]) => (
    <i key={week} className={classNames(styles.bid, parts[part])} style={spot(week, amount)} />
  ));
}

/** The bidder's name at the end of the line. */
function BidderLabel({ bidder }: { readonly bidder: Bidder }) {
  const { name, detail, part, until } = bidder;
  const title = part === "won" || part === "second" ? `${name}, ${millions(lastOf(bidder))}` : name;
  return (
    <span className={classNames(styles.bidder, parts[part])} style={spot(until, lastOf(bidder))}>
      <b>{title}</b> {detail}
    </span>
  );
}
