import { useRef } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as statusStyles from "#app/design/ui/facts/status.module.css";
import { valuationProgress as words } from "#content/valuation/progress.ts";
import { analysisStages, type Progress, type StageId, totalStageMs } from "#domain/valuation/stages.ts";
import type { Finding } from "#domain/website/analysis.ts";
import { useMotion } from "./progress-motion.ts";
import * as styles from "./progress-stages.module.css";
import { type Ticker, useTick, writeText } from "./progress-ticker.ts";

type StagesProps = {
  readonly ticker: Ticker;
  /** Index of the current stage; the number of stages when all are done. */
  readonly current: number;
  readonly findings: readonly Finding[];
  readonly holdMs: number;
};

const seconds = (count: number) => `${count} s`;

export const isUnread = (findings: readonly Finding[]) => findings.some(({ kind }) => kind === "unread");

export function ProgressStages({ ticker, current, findings, holdMs }: StagesProps) {
  return (
    <ol className={styles.stages}>
      {words.stages.map(({ id, title, detail }, index) => {
        const found = foundIn(id, findings);
        const outcome = outcomeOf(id, findings);
        const durationMs = ((analysisStages[index]?.durationMs ?? 0) * holdMs) / totalStageMs;
        return (
          <li
            key={id}
            className={classNames(index === current && styles.now, index > current && styles.waiting)}
            {...(index === current && { "aria-current": "step" })}
          >
            <span
              className={classNames(
                statusStyles.glyph,
                styles.glyph,
                glyphClass[index < current ? outcome : index === current ? "now" : "waiting"],
              )}
            />
            <span className={styles.stage}>
              <b>{title}</b>
              <span className={classNames(styles.detail, found !== "" && styles.found)}>
                {found || detail}
                {outcome === "unread" && <span className={styles.comfort}> {words.unread.comfort}</span>}
              </span>
            </span>
            {index < current && <span className={styles.time}>{endOf[outcome]}</span>}
            {index === current && <UnderWay ticker={ticker} durationMs={durationMs} />}
            {index > current && <span className={styles.time}>{seconds(Math.round(durationMs / 1_000))}</span>}
          </li>
        );
      })}
    </ol>
  );
}

const glyphClass: Record<Outcome | "waiting", string | undefined> = {
  done: classNames(statusStyles.done, styles.done),
  now: statusStyles.now,
  waiting: statusStyles.waiting,
  unread: styles.unread,
};

type Outcome = "done" | "now" | "unread";

const endOf: Readonly<Record<Outcome, string>> = { done: words.done, now: words.reading, unread: "" };

/** Outcome of a stage after its time. The website may take longer to read, or fail. */
function outcomeOf(stage: StageId, findings: readonly Finding[]): Outcome {
  if (stage !== "website-scan") return "done";
  if (isUnread(findings)) return "unread";
  return findings.some(({ kind }) => kind === "headings") ? "done" : "now";
}

const growth = [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
const grown = ({ stageProgress }: Progress) => stageProgress;

function UnderWay({ ticker, durationMs }: { readonly ticker: Ticker; readonly durationMs: number }) {
  const left = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLSpanElement>(null);

  useTick(ticker, ({ stageSecondsRemaining }) => {
    writeText(left.current, seconds(stageSecondsRemaining));
  });
  useMotion(ticker, bar, { keyframes: growth, durationMs, share: grown });

  return (
    <>
      <span ref={left} className={styles.time} />
      <span ref={bar} className={styles.bar} aria-hidden="true" />
    </>
  );
}

/** What has been read so far, in its stage's row. The title comes last, because it may be long and is truncated. */
function foundIn(stage: StageId, findings: readonly Finding[]): string {
  const unread = isUnread(findings);
  if (unread && stage === "website-scan") return words.unread.scan;
  const found = findings
    .filter(({ kind }) => stageOf[kind] === stage)
    .toSorted((a, b) => Number(a.kind === "title") - Number(b.kind === "title"))
    .map(sentence)
    .join(", ");
  return found || (unread && stage === "market-analysis" ? words.unread.market : "");
}

const stageOf: Readonly<Record<Finding["kind"], StageId>> = {
  title: "website-scan",
  headings: "website-scan",
  unread: "website-scan",
  industry: "market-analysis",
};

function sentence(finding: Finding): string {
  switch (finding.kind) {
    case "title":
      return `“${finding.title}”`;
    case "headings":
      return `${finding.count} ${finding.count === 1 ? "heading" : "headings"}`;
    case "industry":
      return finding.industry;
    case "unread":
      return words.unread.scan;
  }
}
