import { memo } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon, type IconName } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { aspectWords as words } from "#content/valuation/results.ts";
import type { Aspect } from "#domain/website/analysis.ts";
import * as styles from "./aspects.module.css";

const glyphs: Readonly<Record<Aspect["type"], IconName>> = {
  positive: "plus",
  negative: "trend-flat",
  neutral: "info",
};

/** What the website says. Apart from the drivers, because it never changes the number. */
export const Aspects = memo(function Aspects({ aspects }: { readonly aspects: readonly Aspect[] }) {
  return (
    <Section>
      <Frame padding="tight">
        <div className={styles.heading} data-part="head">
          <h2 className="title-1">{words.title}</h2>
          <p className={classNames(styles.text, "muted")}>{words.text}</p>
        </div>
        <ul className={styles.aspects}>
          {aspects.map(({ type, title, description, quote }) => (
            <li key={`${type} ${title}`} className={classNames(styles.aspect, "columns")} data-type={type}>
              <p className={styles.kind}>
                <Icon name={glyphs[type]} />
                {words.types[type]}
              </p>
              <div>
                <h3 className="head-4">{title}</h3>
                <p className="muted">{description}</p>
              </div>
              {quote && <blockquote className={styles.quote}>“{quote}”</blockquote>}
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
});
