import type { ComponentType } from "react";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { resolveAction } from "#content/actions.ts";
import { homeLower } from "#content/pages/home-lower.ts";
import { BuyerDots, DayRuler, SupportDial } from "./advantage-drawings.tsx";

const { title, lead, cards } = homeLower.advantages;

const drawings: Readonly<Record<(typeof cards)[number]["id"], ComponentType>> = {
  speed: DayRuler,
  support: SupportDial,
  openness: BuyerDots,
};

/** Three columns between rules: what is drawn, the figure, what it means. */
export function HomeAdvantages() {
  return (
    <Section className="far hadv">
      <Frame>
        <SectionHead title={title} lead={lead} />
        <div className="adv3">
          {cards.map(({ id, title: name, figure, text, action }) => {
            const Drawing = drawings[id];
            const { label, to } = resolveAction(action) ?? {};
            return (
              <article key={id}>
                <div className="adv3__v">
                  <Drawing />
                </div>
                <p className="figure">
                  {figure.value} <small>{figure.unit}</small>
                </p>
                <h3 className="title-3">{name}</h3>
                <p className="adv3__t">{text}</p>
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
