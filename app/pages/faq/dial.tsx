import { useState } from "react";
import { Drawing } from "#app/design/art/drawing.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import weave from "./dial.svg?url";
import * as styles from "./faq.module.css";

type FaqDialProps = {
  /** Ids of the questions, in dial order. */
  readonly ids: readonly string[];
  /** Id of the open question. */
  readonly open: string | null;
};

const numeralRadius = 172;
const tickCount = 60;

const at = (turn: number, radius: number) => ({
  x: Math.round(radius * Math.sin(turn * 2 * Math.PI)),
  y: Math.round(-radius * Math.cos(turn * 2 * Math.PI)),
});

/** The nearest position of the same hour: from 11 to 1 the hand moves forward two hours, not back ten. */
export function nearestHour(from: number, hour: number, hours: number): number {
  const back = (((hour - from) % hours) + hours) % hours;
  return from + (back > hours / 2 ? back - hours : back);
}

/**
 * Twelve questions as the hours of a dial; the hand points at the open one. The hours can be clicked, but keyboards and
 * screen readers use the accordion.
 */
export function FaqDial({ ids, open }: FaqDialProps) {
  const hour = open === null ? null : ids.indexOf(open) + 1;
  // Not reset at 12, and kept when the answer closes.
  const [hand, setHand] = useState(0);
  const target = hour === null ? hand : nearestHour(hand, hour, ids.length);
  if (target !== hand) setHand(target);
  return (
    <div className={styles.dial} aria-hidden="true">
      <Drawing className={styles.engraving} href={`${weave}#weave`} viewBox="-210 -210 420 420" />
      <svg viewBox="-210 -210 420 420" aria-hidden="true">
        <circle className={styles.rim} r="206" />
        <circle className={styles.ticks} r="152" />
        {Array.from({ length: tickCount }, (_, tick) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
            key={tick}
            className={styles.ticks}
            transform={`rotate(${(tick * 360) / tickCount})`}
            d={tick % 5 === 0 ? "M0-200v10" : "M0-200v5"}
          />
        ))}
        <g className={styles.hand} data-idle={hour === null || undefined} style={cssVariables({ "--hour": hand })}>
          <path d="M0-66v-82M-10-138h20" />
        </g>
        <circle className={styles.hub} r="64" />
        <text className={styles.letter} y="21">
          {hour === null ? "Q" : "A"}
        </text>
        {ids.map((id, index) => {
          const { x, y } = at((index + 1) / ids.length, numeralRadius);
          return (
            <a key={id} href={`#${id}`} tabIndex={-1} aria-current={hour === index + 1 || undefined}>
              <circle cx={x} cy={y} r="24" />
              <text x={x} y={y + 9}>
                {index + 1}
              </text>
            </a>
          );
        })}
      </svg>
    </div>
  );
}
