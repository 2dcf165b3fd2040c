import { hundredth } from "#domain/charts/rounding.ts";
import * as styles from "./valuation-service-weights.module.css";

/** In viewBox units: width, height of one percent, and the space above and below the body. */
export const weight = { width: 154, percent: 11.4, above: 46, below: 24 } as const;

const middle = weight.width / 2;
const across = 76;
const along = 22;

export const weightHeight = (share: number) => hundredth(weight.above + share * weight.percent + weight.below);

/** A scale weight, drawn as an engraving; its height is its share. */
export function Weight({ share }: { readonly share: number }) {
  const height = weightHeight(share);
  const top = weight.above;
  const foot = height - weight.below;
  const front = `a${across} ${along} 0 0 0 ${across * 2} 0`;
  return (
    <svg viewBox={`0 0 ${weight.width} ${height}`} aria-hidden="true">
      <path className={styles.body} d={`M${middle - across} ${top}V${foot}${front}V${top}z`} />
      <path className={styles.shade} d={shade(top, foot)} />
      <path d={`M${middle - across} ${foot - 12}${front}`} />
      <ellipse className={styles.top} cx={middle} cy={top} rx={across} ry={along} />
      <ellipse className={styles.shade} cx={middle} cy={top} rx={across - 9} ry={along - 3.4} />
      <path className={styles.neck} d={`M${middle - 20} ${top}c4-4 6-10 6-16h28c0 6 2 12 6 16a20 6 0 0 1-40 0z`} />
      <path className={styles.body} d={`M${middle - 27} ${top - 34}v15a27 9 0 0 0 54 0v-15z`} />
      <ellipse className={styles.top} cx={middle} cy={top - 34} rx={27} ry={9} />
    </svg>
  );
}

/** Vertical strokes at equal angles around the right side, so they get closer toward the edge. */
function shade(top: number, foot: number): string {
  return Array.from({ length: 15 }, (_, index) => {
    const angle = ((index * 3.6 + 8) / 180) * Math.PI;
    const x = hundredth(middle + across * Math.cos(angle));
    const down = along * Math.sin(angle);
    return `M${x} ${hundredth(top + down)}V${hundredth(foot + down)}`;
  }).join("");
}
