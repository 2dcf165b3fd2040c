import type { CSSProperties } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { BarsStory } from "#content/pages/success-stories.ts";
import * as styles from "./bars.module.css";
import { StoryLink } from "./story-link.tsx";

/** First offer and signed price as bars as wide as the frame. */
export function SuccessStoriesBars({ badge, ...told }: BarsStory & { readonly badge: string }) {
  const { id, title, initial, final, change, scale, story, more } = told;
  const titleId = `${id}-title`;
  const share = (value: number) => cssVariables({ "--share": `${(value / scale.to) * 100}%` });
  const rise = { "--gain": `${((final.value - initial.value) / scale.to) * 100}%` };
  return (
    <Section id={id} aria-labelledby={titleId}>
      <Frame wide className="flush-end">
        <div className={classNames(styles.head, "columns columns--two")}>
          <h2 className="display-2" id={titleId}>
            {title}
          </h2>
          <Badge>{badge}</Badge>
        </div>
        <dl className={styles.bars}>
          <div className={styles.bar} style={share(initial.value)}>
            <dt className="head-4">{initial.label}</dt>
            <dd className="figure">{initial.figure}</dd>
          </div>
          <div className={styles.difference} style={{ ...share(initial.value), ...rise }}>
            <dt className="sr">{change.label}</dt>
            <dd className="figure">{change.figure}</dd>
          </div>
          <div className={classNames(styles.bar, styles.final)} style={share(final.value)}>
            <dt className="head-4">{final.label}</dt>
            <dd className="figure">{final.figure}</dd>
          </div>
        </dl>
        <Axis last={Math.floor(final.value)} unit={scale.unit} share={share} />
        <div className={classNames(styles.story, "divided divided--wide")}>
          {story.parts.map((part, index) => (
            <div key={part.title} className="entry">
              <h3 className="title-3">{part.title}</h3>
              <p>{part.text}</p>
              {index === story.parts.length - 1 && <StoryLink more={more} />}
            </div>
          ))}
        </div>
      </Frame>
    </Section>
  );
}

type AxisProps = {
  readonly last: number;
  readonly unit: string;
  readonly share: (value: number) => CSSProperties;
};

/** Whole multiples up to the last one that has a bar next to it. */
function Axis({ last, unit, share }: AxisProps) {
  const turns = Array.from({ length: last + 1 }, (_, turn) => turn);
  return (
    <div className={classNames(styles.axis, "tick")} aria-hidden="true">
      {turns.map((turn) => (
        <span key={turn} style={share(turn)}>
          {turn === 0 || turn === last ? `${turn}x` : turn}
          {turn === last && ` ${unit}`}
        </span>
      ))}
    </div>
  );
}
