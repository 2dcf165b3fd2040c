import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Logo } from "#app/design/art/logo.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { valuationProgress as words } from "#content/valuation/progress.ts";
import { progressTickMs } from "#domain/valuation/stages.ts";
import type { Finding } from "#domain/website/analysis.ts";
import { displayAddress } from "#domain/website/display-address.ts";
import * as styles from "./progress.module.css";
import { ProgressSeal } from "./progress-seal.tsx";
import { isUnread, ProgressStages } from "./progress-stages.tsx";
import { createTicker } from "./progress-ticker.ts";

type ProgressProps = {
  readonly website: string;
  readonly findings: readonly Finding[];
  /** Milliseconds since the analysis began. */
  readonly elapsed: () => number;
  readonly holdMs: number;
  readonly onReset: () => void;
};

const reducedMotionTickMs = 1_000;
const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Covers the page while the analysis runs. React renders new stages, facts and findings; the ticker writes the rest.
 */
export function Progress({ website, findings, elapsed, holdMs, onReset }: ProgressProps) {
  const titleId = useId();
  const screen = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isReducedMotion] = useState(prefersReducedMotion);
  const [ticker] = useState(() =>
    createTicker(elapsed, holdMs, isReducedMotion ? reducedMotionTickMs : progressTickMs),
  );
  const stageIndex = useSyncExternalStore(ticker.subscribe, () => ticker.now().stageIndex);
  const factIndex = useSyncExternalStore(ticker.subscribe, () => ticker.now().factIndex);
  const finished = useSyncExternalStore(ticker.subscribe, () => ticker.now().finished);
  const stage = words.stages[stageIndex] ?? words.stages[0];

  // Modal, so that the page behind is inert and does not scroll.
  useLayoutEffect(() => {
    const element = screen.current;
    element?.showModal();
    title.current?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={screen}
      className={classNames(styles.screen, finished && styles.late, "on-pine")}
      aria-labelledby={titleId}
      // Escape must not discard the analysis; Start Over does, and says so.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.columns}>
        <div>
          <h2 ref={title} id={titleId} className="title-1" tabIndex={-1}>
            {words.title}
          </h2>
          <ProgressStages
            ticker={ticker}
            current={finished ? words.stages.length : stageIndex}
            findings={findings}
            holdMs={holdMs}
          />
        </div>
        <ProgressSeal ticker={ticker} holdMs={holdMs} finished={finished} isReducedMotion={isReducedMotion} />
      </div>
      <div className={styles.fact}>
        <div className={styles.factRow}>
          <h3>{words.factsTitle}</h3>
          <p key={`${stage.id} ${factIndex}`}>{stage.facts[factIndex]}</p>
          <span className={styles.dots} aria-hidden="true">
            {stage.facts.map((fact, index) => (
              <i key={fact} className={classNames(index === factIndex && styles.current)} />
            ))}
          </span>
        </div>
      </div>
      {/* Shown above, but last in reading order: the way out comes after the content. */}
      <div className={styles.top}>
        <Logo />
        <span className="label">{displayAddress(website)}</span>
        <Button variant="quiet" size="sm" onClick={onReset}>
          {words.startOver}
        </Button>
      </div>
      <p className="sr" role="status">
        {finished
          ? `${words.finalizing.title} ${words.finalizing.hint}`
          : `${stage.title}, ${stageIndex + 1} of ${words.stages.length}`}
      </p>
      <p className="sr" aria-live="polite">
        {isUnread(findings) && `${words.stages[0].title}: ${words.unread.scan} ${words.unread.comfort}`}
      </p>
    </dialog>
  );
}
