import type { PanelProps } from "#app/valuation/depth/panel-props.ts";
import { PanelResult } from "#app/valuation/depth/panel-result.tsx";
import { depthFigureWords } from "#content/depth/figures.ts";
import { readinessWords as words } from "#content/depth/readiness.ts";
import { readinessKeys } from "#domain/depth/depth-bounds.ts";
import { readinessEffects } from "#domain/depth/readiness-effects.ts";
import { saleReadinessOf } from "#domain/depth/sale-readiness.ts";
import { Fixes } from "./fixes.tsx";
import { Question } from "./question.tsx";
import * as styles from "./readiness.module.css";
import { ScoreBar } from "./score-bar.tsx";

/** Eight questions that buyers ask. The score stands beside the value. */
export function ReadinessPanel({ valuation, inputs, entries, valuationId, onField }: PanelProps) {
  const answers = entries.readiness ?? {};
  const readiness = saleReadinessOf(answers);
  const effects = readinessEffects(inputs);
  const { score, answered, counts } = readiness;
  const figure = score === undefined ? words.answered(answered, readinessKeys.length) : depthFigureWords.score(score);
  return (
    <>
      <PanelResult estimate={valuation.adjustedValuation} label={words.label} figure={figure}>
        {words.beside}
      </PanelResult>
      <div className={styles.readiness}>
        <ol className={styles.questions}>
          {readinessKeys.map((key) => (
            <Question key={key} name={key} answer={answers[key]} effects={effects} onField={onField} />
          ))}
        </ol>
        <div>
          <p className="head-4">{words.counts(counts)}</p>
          <ScoreBar label={words.chart(figure, words.counts(counts))} counts={counts} score={score} />
          <p className="label">{words.points}</p>
          <Fixes readiness={readiness} valuationId={valuationId} />
        </div>
      </div>
    </>
  );
}
