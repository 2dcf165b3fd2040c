import { useId } from "react";
import * as styles from "./buyer-opening.module.css";

type Grid = {
  readonly columns: number;
  /** Distance between two marks. */
  readonly pitch: number;
  /** Half the length of a mark's arm. */
  readonly arm: number;
  /** Column and row of the framed mark, counted from 0. */
  readonly framed: { readonly column: number; readonly row: number };
  readonly height: number;
  /** Where the two lines from the framed mark meet the section below. */
  readonly rays: readonly [number, number];
};

const marks = 200;
const wide: Grid = {
  columns: 40,
  pitch: 30.4,
  arm: 5.5,
  framed: { column: 12, row: 3 },
  height: 222,
  rays: [-48, 690],
};
const narrow: Grid = { columns: 16, pitch: 21.25, arm: 4, framed: { column: 6, row: 10 }, height: 316, rays: [0, 340] };

/** 200 marks for 200,000 buyers; lines lead from the framed one to the next section. */
export function BuyerField({ label }: { readonly label: string }) {
  return (
    <>
      <Field grid={wide} label={label} className={styles.wide} />
      <Field grid={narrow} label={label} className={styles.narrow} />
    </>
  );
}

function Field({
  grid,
  label,
  className,
}: {
  readonly grid: Grid;
  readonly label: string;
  readonly className: string | undefined;
}) {
  const { columns, pitch, arm, framed, height, rays } = grid;
  const pattern = useId();
  const fullRows = Math.floor(marks / columns);
  const rest = marks % columns;
  const x = (framed.column + 0.5) * pitch;
  const y = (framed.row + 0.5) * pitch;
  const half = arm * 2;
  return (
    <svg className={className} viewBox={`0 0 ${columns * pitch} ${height}`} role="img" aria-label={label}>
      <pattern id={pattern} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <path
          className={styles.buyer}
          d={`M${pitch / 2 - arm} ${pitch / 2}h${arm * 2}M${pitch / 2} ${pitch / 2 - arm}v${arm * 2}`}
        />
      </pattern>
      <rect width={columns * pitch} height={fullRows * pitch} fill={`url(#${pattern})`} />
      {rest > 0 && <rect y={fullRows * pitch} width={rest * pitch} height={pitch} fill={`url(#${pattern})`} />}
      <path d={`M${x - half} ${y + half}L${rays[0]} ${height}M${x + half} ${y + half}L${rays[1]} ${height}`} />
      <rect className={styles.frame} x={x - half} y={y - half} width={half * 2} height={half * 2} />
      <path className={styles.framed} d={`M${x - 6} ${y}h12M${x} ${y - 6}v12`} />
    </svg>
  );
}
