import type { ComponentType } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonLink } from "#app/design/ui/controls/button.tsx";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { resolveAction } from "#content/actions.ts";
import { homeBelowFold } from "#content/pages/home-below-fold.ts";
import { BuyerDots, DayRuler, SupportDial } from "./advantage-drawings.tsx";
import * as styles from "./advantages.module.css";

const { title, lead, cards } = homeBelowFold.advantages;

const drawings: Readonly<Record<(typeof cards)[number]["id"], ComponentType>> = {
  speed: DayRuler,
  support: SupportDial,
  openness: BuyerDots,
};

/** Three columns: drawing, figure and explanation. */
export function HomeAdvantages() {
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
