import { Pin, TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { type ReadinessAnswer, readinessKeys } from "#domain/depth/depth-bounds.ts";
import * as styles from "./score-bar.module.css";

type ScoreBarProps = {
  /** One sentence with the score and the counts. */
  readonly label: string;
  readonly counts: Readonly<Record<ReadinessAnswer, number>>;
  readonly score: number | undefined;
};

const ticks = [0, 25, 50, 75, 100].map((at) => ({ at, text: String(at) }));

/** One box per question, yes first: full, half or empty. */
export function ScoreBar({ label, counts: { yes, partly }, score }: ScoreBarProps) {
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      <div className={styles.boxes}>
        {readinessKeys.map((key, index) => (
          <i key={key} className={classNames(index < yes ? styles.full : index < yes + partly && styles.half)} />
        ))}
      </div>
      <div className={styles.scale}>
        {score !== undefined && (
          <span className={styles.score} style={cssVariables({ "--x": score })}>
            <Pin />
          </span>
        )}
        <TickLabels ticks={ticks} />
      </div>
    </div>
  );
}
