import type { ReactNode } from "react";
import { PlotLines } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { signedEbitdaMoney } from "#domain/depth/depth-money.ts";
import type { AddBackBridge, BridgeRow, LabelSide } from "./add-back-bridge.ts";
import * as styles from "./bridge-cell.module.css";

type BridgeCellProps = { readonly bridge: AddBackBridge; readonly children?: ReactNode };

/** One row of the drawing: the axis that all rows share, with our EBITDA on it. */
export function BridgeCell({ bridge: { axis, ours }, children }: BridgeCellProps) {
  return (
    <div className={styles.cell} aria-hidden="true">
      <PlotLines grid={axis.ticks.map(({ at }) => `M${at} 0V100`).join("")}>
        <path className={styles.ours} d={`M${ours} 0V100`} />
      </PlotLines>
      {children}
    </div>
  );
}

const sideClass: Readonly<Record<LabelSide, string | undefined>> = {
  right: styles.right,
  left: styles.left,
  inside: styles.inside,
};

type CellLabelProps = {
  /** The edges of what it labels. */
  readonly left: number;
  readonly right: number;
  readonly side: LabelSide;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function CellLabel({ left, right, side, className, children }: CellLabelProps) {
  return (
    <span
      className={classNames(styles.label, sideClass[side], className)}
      style={cssVariables({ "--a": left, "--b": right })}
    >
      {children}
    </span>
  );
}

/** A level that the bridge starts from or arrives at. */
export function CellLevel({ at, isLast = false }: { readonly at: number; readonly isLast?: boolean }) {
  return <i className={classNames(styles.level, isLast && styles.last)} style={cssVariables({ "--x": at })} />;
}

/** The step of one line, or the way past a line without an amount. */
export function CellStep({ row: { from, to, line, side } }: { readonly row: BridgeRow }) {
  if (!line) return <i className={styles.pass} style={cssVariables({ "--x": from })} />;
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const tone = line.amount < 0 ? styles.falls : styles.rises;
  return (
    <>
      <i className={styles.arrive} style={cssVariables({ "--x": from })} />
      <i className={styles.leave} style={cssVariables({ "--x": to })} />
      <i
        className={classNames("spanned", styles.bar, tone, line.isUnproved && classNames(styles.unproved, "hatch"))}
        style={cssVariables({ "--a": left, "--b": right })}
      />
      <CellLabel left={left} right={right} side={side} className={tone}>
        {signedEbitdaMoney(line.amount)}
      </CellLabel>
    </>
  );
}
