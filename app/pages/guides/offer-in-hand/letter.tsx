import { classNames } from "#app/design/ui/class-names.ts";
import { KeyNumber } from "#app/design/ui/facts/key-number.tsx";
import { Redacted } from "#app/design/ui/quotes/redaction.tsx";
import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./letter.module.css";

type LetterProps = SectionOf<"letter">;

/** A letter as one sheet; beside each paragraph what it means and what to ask for. */
export function Letter({ date, to, withheld, heading, about, askLabel, paragraphs }: LetterProps) {
  return (
    <div className={styles.letter}>
      <div className={classNames(styles.row, styles.top)}>
        <div className={styles.sheet}>
          <p className={styles.sender}>
            <Redacted reason={withheld.buyer} length={9} />
            <span className="num">{date}</span>
          </p>
          <p>
            {to} <Redacted reason={withheld.company} length={7} />
          </p>
          <p className={styles.heading}>{heading}</p>
        </div>
        <p className="muted">{about}</p>
      </div>
      <ol>
        {paragraphs.map((paragraph, index) => (
          <li key={paragraph.title} className={classNames(styles.row, paragraph.binds && styles.binds)}>
            <p className={classNames(styles.sheet, styles.paragraph)}>
              <span className="num">{index + 1}.</span>
              <span>
                {paragraph.text.map((part) => (typeof part === "string" ? part : <u key={part.mark}>{part.mark}</u>))}
              </span>
            </p>
            <div className={styles.note}>
              <KeyNumber number={index + 1} />
              <div>
                <h3 className="head-4">{paragraph.title}</h3>
                <p>{paragraph.note}</p>
                {paragraph.ask && (
                  <p className={styles.ask}>
                    <b>{askLabel}</b> {paragraph.ask}
                  </p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
