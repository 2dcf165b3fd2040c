import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { moneyRange } from "#domain/valuation/text/money.ts";
import * as styles from "./editions.module.css";

export type Edition = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** An amount, or the words that replace it. */
  readonly price: string;
  /** Per row: true, false, or a text with the details. */
  readonly contains: readonly (boolean | string)[];
  readonly action: ReactNode;
};

type EditionRow = {
  readonly label: string;
  /** `firm`: done by the firm's people, not part of the files. */
  readonly by?: "firm";
};

type EditionsProps = {
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly contents: string;
    readonly adds: (edition: string) => string;
    readonly rows: readonly EditionRow[];
    readonly byFirm: string;
    readonly included: string;
    readonly excluded: string;
  };
  /** Message above the table, such as the outcome of a checkout. */
  readonly notice?: ReactNode;
  /** Pages of the longer editions. */
  readonly spreads: ReactNode;
  readonly company: string;
  readonly low: number;
  readonly high: number;
  /** Date and basis of the estimate. */
  readonly estimate: string;
  readonly editions: readonly Edition[];
  /** Id of the edition with a dark background. */
  readonly highlighted: string;
};

/** A comparison table with one column per edition. */
export function Editions(props: EditionsProps) {
  const { words, notice, spreads, company, low, high, estimate, editions, highlighted } = props;
  return (
    <Section flush className={styles.screen}>
      <Frame className="open">
        <div className={styles.heading}>
          <h1 className="display-2">{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        {notice}
        {spreads}
        <div className={classNames(styles.editions, "bleed")} style={cssVariables({ "--rows": words.rows.length + 1 })}>
          <div className={classNames(styles.edition, styles.names)}>
            <div className={styles.top}>
              <p className={styles.range}>
                <span className="label">{company}</span>
                <span className="figure">{moneyRange(low, high)}</span>
                <span className={styles.bar} aria-hidden="true" />
                <span className={styles.estimate}>{estimate}</span>
              </p>
              <span className={classNames(styles.contents, "label")}>{words.contents}</span>
            </div>
            {words.rows.map(({ label, by }) => (
              <span key={label} className={styles.row} aria-hidden="true">
                <span>
                  {label}
                  {by && <small>{words.byFirm}</small>}
                </span>
              </span>
            ))}
          </div>
          {editions.map((edition, index) => (
            <EditionColumn
              key={edition.id}
              edition={edition}
              before={editions[index - 1]}
              words={words}
              dark={edition.id === highlighted}
            />
          ))}
        </div>
      </Frame>
    </Section>
  );
}

type EditionColumnProps = {
  readonly edition: Edition;
  /** The edition that this one adds to. */
  readonly before: Edition | undefined;
  readonly words: EditionsProps["words"];
  readonly dark: boolean;
};

function EditionColumn({ edition, before, words, dark }: EditionColumnProps) {
  return (
    <article
      className={dark ? classNames(styles.edition, styles.dark, "on-pine") : styles.edition}
      aria-label={edition.name}
    >
      <div className={styles.top}>
        <h2 className="title-2">{edition.name}</h2>
        <p>{edition.text}</p>
        <p className={priceClass(edition.price)}>{edition.price}</p>
        <div className={styles.action}>{edition.action}</div>
      </div>
      {before && <p className={styles.plusLine}>{words.adds(before.name)}</p>}
      <ul>
        {words.rows.map((row, index) => (
          <EditionLine
            key={row.label}
            row={row}
            content={edition.contains[index] ?? false}
            repeats={before !== undefined && before.contains[index] === edition.contains[index]}
            words={words}
          />
        ))}
      </ul>
    </article>
  );
}

/** Longer prices are set in smaller type, so that no currency makes the column wider. */
const maxLargePriceLength = 8;

function priceClass(price: string) {
  return classNames(styles.price, /\d/.test(price) && "figure", price.length > maxLargePriceLength && styles.long);
}

type EditionLineProps = {
  readonly row: EditionRow;
  readonly content: boolean | string;
  /** The edition before has the same. */
  readonly repeats: boolean;
  readonly words: EditionsProps["words"];
};

function EditionLine({ row, content, repeats, words }: EditionLineProps) {
  const detail = typeof content === "string" ? content : content ? words.included : words.excluded;
  // On a small screen the row's name next to its plus already says that it is included.
  const implied = content === true ? styles.implied : undefined;
  return (
    <li className={classNames(styles.row, !content && styles.missing, repeats && styles.repeated)}>
      <span className={content ? styles.plus : styles.dash} aria-hidden="true" />
      <span>
        <span className={styles.rowName}>
          {row.label}
          {row.by && `, ${words.byFirm.toLowerCase()}`}
          <span className={implied}>: </span>
        </span>
        <span className={implied}>{detail}</span>
      </span>
    </li>
  );
}
