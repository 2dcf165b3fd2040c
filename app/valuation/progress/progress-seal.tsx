import { useRef } from "react";
import { Seal } from "#app/design/art/seal.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { valuationProgress as words } from "#content/valuation/progress.ts";
import type { Progress as Moment } from "#domain/valuation/stages.ts";
import { useMotion } from "./progress-motion.ts";
import * as styles from "./progress-seal.module.css";
import { type Ticker, useTick, writeText } from "./progress-ticker.ts";

type ProgressSealProps = {
  readonly ticker: Ticker;
  readonly holdMs: number;
  readonly finished: boolean;
  /** Reduced motion: fades in as a whole instead of being swept. */
  readonly isReducedMotion: boolean;
};

export function ProgressSeal({ ticker, holdMs, finished, isReducedMotion }: ProgressSealProps) {
  const meter = useRef<HTMLDivElement>(null);
  const percent = useRef<HTMLSpanElement>(null);
  const left = useRef<HTMLSpanElement>(null);

  useTick(ticker, ({ overall, secondsRemaining }) => {
    const whole = String(Math.floor(overall * 100));
    if (percent.current?.textContent !== whole) meter.current?.setAttribute("aria-valuenow", whole);
    writeText(percent.current, whole);
    writeText(left.current, words.secondsLeft(secondsRemaining));
  });

  return (
    <div className={styles.seal}>
      <div
        ref={meter}
        className={styles.meter}
        role="progressbar"
        aria-label={words.progressLabel}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {isReducedMotion ? <FadeIn ticker={ticker} /> : <Sweep ticker={ticker} holdMs={holdMs} />}
      </div>
      <div className={styles.percent}>
        <span className="figure" aria-hidden="true">
          <span ref={percent} />
          <small>%</small>
        </span>
        <p className="muted num">
          {finished ? (
            <>
              {words.finalizing.title}
              <span className={styles.late}>{words.finalizing.hint}</span>
            </>
          ) : (
            <span ref={left} />
          )}
        </p>
      </div>
    </div>
  );
}

const turned = ({ overall }: Moment) => overall;
const rotations = (...degrees: readonly number[]) => degrees.map((angle) => ({ transform: `rotate(${angle}deg)` }));

/** One full rotation of the hand; the covers of the two halves rotate one after the other. */
const handRotation = rotations(0, 360);
const rightRotation = rotations(0, 180, 180);
const leftRotation = rotations(0, 0, 180);

/**
 * Reveals the seal clockwise. The whole seal is drawn once under two rotating covers; a growing mask would redraw it 20
 * times a second.
 */
function Sweep({ ticker, holdMs }: { readonly ticker: Ticker; readonly holdMs: number }) {
  const hand = useRef<HTMLSpanElement>(null);
  const right = useRef<HTMLSpanElement>(null);
  const left = useRef<HTMLSpanElement>(null);
  useMotion(ticker, hand, { keyframes: handRotation, durationMs: holdMs, share: turned });
  useMotion(ticker, right, { keyframes: rightRotation, durationMs: holdMs, share: turned });
  useMotion(ticker, left, { keyframes: leftRotation, durationMs: holdMs, share: turned });
  return (
    <>
      <Seal className={styles.engraved} />
      <span className={classNames(styles.half, styles.right)}>
        <span ref={right} />
      </span>
      <span className={classNames(styles.half, styles.left)}>
        <span ref={left} />
      </span>
      <Seal className={styles.ghost} />
      <span ref={hand} className={styles.hand}>
        <span className="pin" />
      </span>
    </>
  );
}

function FadeIn({ ticker }: { readonly ticker: Ticker }) {
  const seal = useRef<HTMLSpanElement>(null);
  useTick(ticker, ({ overall }) => {
    if (seal.current) seal.current.style.opacity = overall.toFixed(3);
  });
  return (
    <>
      <Seal className={styles.ghost} />
      <span ref={seal}>
        <Seal className={styles.engraved} />
      </span>
    </>
  );
}
