import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { editionsPath } from "#app/shell/privacy/private-paths.ts";
import { readinessWords as words } from "#content/depth/readiness.ts";
import { readinessQuestions } from "#content/depth/readiness-questions.ts";
import type { SaleReadiness } from "#domain/depth/sale-readiness.ts";
import * as styles from "./fixes.module.css";

type FixesProps = { readonly readiness: SaleReadiness; readonly valuationId: string | undefined };

/** Two fixes in full; how many more there are, and where. */
export function Fixes({ readiness: { score, open, free }, valuationId }: FixesProps) {
  if (score === undefined) return <p className={styles.sentence}>{words.waiting}</p>;
  if (open.length === 0) return <p className={styles.sentence}>{words.nothingOpen}</p>;
  const more = open.length - free.length;
  return (
    <>
      <h4 className={`${styles.heading} head-4`}>{words.fixes}</h4>
      <ol className={styles.fixes}>
        {free.map((key) => (
          <li key={key}>
            <b className={styles.title}>{readinessQuestions[key].fix.title}</b>
            <p>{readinessQuestions[key].fix.text}</p>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className={styles.more}>
          <Icon name="lock" />
          <span>
            {words.more(more)}{" "}
            {valuationId !== undefined && (
              <TextLink to={editionsPath(valuationId)} standalone>
                {words.editions}
              </TextLink>
            )}
          </span>
        </p>
      )}
    </>
  );
}
