import * as styles from "./editions.module.css";

/** Draws a stack of `count` sheets, with a range on the front one. */
export function EditionSheets({ count }: { readonly count: number }) {
  const behind = Array.from({ length: count - 1 }, (_, place) => count - 1 - place);
  const front = { x: 8 - (count - 1) * 3.5, y: 4 + (count - 1) * 6 };
  return (
    <div className={styles.sheets}>
      <svg viewBox="0 0 176 170" aria-hidden="true">
        {behind.map((depth) => (
          <rect key={depth} x={front.x + depth * 7 + 20} y={front.y - depth * 6} width="112" height="150" />
        ))}
        <g transform={`translate(${front.x} ${front.y})`}>
          <rect x="20" width="112" height="150" />
          <path className={styles.line} d="M34 22h60M34 34h84M34 112h84M34 124h84" />
          <rect className={styles.low} x="34" y="52" width="46" height="12" />
          <rect className={styles.high} x="62" y="72" width="52" height="12" />
          <path className={styles.mark} d="M82 44v50M75 51h14" />
        </g>
      </svg>
    </div>
  );
}
