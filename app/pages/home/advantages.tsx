import type { ComponentType } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonLink } from "#app/design/ui/controls/button.tsx";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { resolveAction } from "#content/actions.ts";
import { BuyerDots, DayRuler, SupportDial } from "./advantage-drawings.tsx";
import * as styles from "./advantages.module.css";
import { useBelowFold } from "./use-below-fold.ts";

const drawings: Readonly<Record<"speed" | "support" | "openness", ComponentType>> = {
  speed: DayRuler,
  support: SupportDial,
  openness: BuyerDots,
};

/** Three columns: drawing, figure and explanation. */
export function HomeAdvantages() {
  const { title, lead, cards } = useBelowFold().advantages;
  return (
    <Section className={classNames(styles.section, "lazy-layout")}>
      <Frame>
        <SectionHead title={title} lead={lead} />
        <div className={classNames(styles.cards, "divided bleed flush-b")}>
          {cards.map(({ id, title: name, figure, text, action }) => {
            const Drawing = drawings[id];
            const { label, to } = resolveAction(action) ?? {};
            return (
              <article key={id} className={styles.card}>
                <div className={styles.drawing}>
                  <Drawing />
                </div>
                <p className={classNames(styles.figure, "figure")}>
                  {figure.value} <small>{figure.unit}</small>
                </p>
                <h3 className="title-3">{name}</h3>
                <p className={styles.text}>{text}</p>
                {to && (
                  <ButtonLink to={to} variant="secondary">
                    {label}
                    <span className="sr">: {name}</span>
                  </ButtonLink>
                )}
              </article>
            );
          })}
        </div>
      </Frame>
    </Section>
  );
}
