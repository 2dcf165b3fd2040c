import { useRef } from "react";
import { Seal } from "#app/design/art/seal.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { valuationProgress as words } from "#content/valuation-progress.ts";
import type { Progress as Moment } from "#domain/valuation/stages.ts";
import { useMotion } from "./progress-motion.ts";
import * as styles from "./progress-seal.module.css";
import { type Ticker, useTick, writeText } from "./progress-ticker.ts";

const secondsLeft = (seconds: number) => `About ${seconds} ${seconds === 1 ? "second" : "seconds"} left`;

type ProgressSealProps = {
  readonly ticker: Ticker;
  readonly holdMs: number;
  readonly finished: boolean;
  /** For whoever wants no motion: it fills as a whole instead of being swept. */
  readonly calm: boolean;
};

export function ProgressSeal({ ticker, holdMs, finished, calm }: ProgressSealProps) {
  const meter = useRef<HTMLDivElement>(null);
  const percent = useRef<HTMLSpanElement>(null);
  const left = useRef<HTMLSpanElement>(null);

  useTick(ticker, ({ overall, secondsRemaining }) => {
    const whole = String(Math.floor(overall * 100));
    if (percent.current?.textContent !== whole) meter.current?.setAttribute("aria-valuenow", whole);
    writeText(percent.current, whole);
    writeText(left.current, secondsLeft(secondsRemaining));
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
        {calm ? <Filling ticker={ticker} /> : <Sweep ticker={ticker} holdMs={holdMs} />}
      </div>
      <div className={styles.percent}>
        <span className="figure" aria-hidden="true">
          <span ref={percent} />
          <small>%</small>
        </span>
        <p className="muted num">
          {finished ? (
            <>
              {words.finalising.title}
              <span className={styles.late}>{words.finalising.hint}</span>
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

/** One turn of the hand; the covers of the two halves give way to it one after the other. */
const handTurn = rotations(0, 360);
const rightTurn = rotations(0, 180, 180);
const leftTurn = rotations(0, 0, 180);

/**
 * Engraves the seal clockwise. The whole seal lies there from the start, under two covers that turn away: so the
 * browser draws it once, where a growing mask would have it drawn twenty times a second.
 */
function Sweep({ ticker, holdMs }: { readonly ticker: Ticker; readonly holdMs: number }) {
  const hand = useRef<HTMLSpanElement>(null);
  const right = useRef<HTMLSpanElement>(null);
  const left = useRef<HTMLSpanElement>(null);
  useMotion(ticker, hand, { keyframes: handTurn, durationMs: holdMs, share: turned });
  useMotion(ticker, right, { keyframes: rightTurn, durationMs: holdMs, share: turned });
  useMotion(ticker, left, { keyframes: leftTurn, durationMs: holdMs, share: turned });
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

function Filling({ ticker }: { readonly ticker: Ticker }) {
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
