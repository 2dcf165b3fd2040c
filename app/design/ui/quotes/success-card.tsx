import type { CSSProperties, ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./success-card.module.css";

type Multiple = {
  readonly value: number;
  /** Formatted: "6.2x ARR". */
  readonly text: string;
};

type SuccessCardProps = {
  readonly title: string;
  /** The main figure: "6.2x", "$18M". */
  readonly headline: string;
  /** Omitted where there was no first bid: then there is one bar. */
  readonly initial?: Multiple;
  readonly final?: Multiple;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly heading?: "h2" | "h3" | "h4";
  readonly className?: string | undefined;
  /** Quote below the facts. */
  readonly children?: ReactNode;
};

export function SuccessCard({
  title,
  headline,
  initial,
  final,
  facts,
  heading: Heading = "h3",
  className,
  children,
}: SuccessCardProps) {
  const longest = Math.max(initial?.value ?? 0, final?.value ?? 0);
  return (
    <article className={classNames(styles.card, "on-paper", className)}>
      <header className={styles.head}>
        <Heading className="head-4">{title}</Heading>
        <span className="figure">{headline}</span>
      </header>
      {longest > 0 && (
        <dl className={styles.bars} style={{ "--max": longest } as CSSProperties}>
          {initial && <Bar label="Initial" multiple={initial} />}
          {final && <Bar label="Final" multiple={final} className={styles.final} />}
        </dl>
      )}
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}

type BarProps = {
  readonly label: string;
  readonly multiple: Multiple;
  readonly className?: string | undefined;
};

function Bar({ label, multiple, className }: BarProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        <i style={{ "--v": multiple.value } as CSSProperties} />
        {multiple.text}
      </dd>
    </div>
  );
}
