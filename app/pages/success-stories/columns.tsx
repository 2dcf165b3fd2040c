import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { ColumnsStory } from "#content/pages/success-stories.ts";
import * as styles from "./columns.module.css";
import { StoryLink } from "./story-link.tsx";

/** Two columns on green: the first offer and the signed price. */
export function SuccessStoriesColumns({ badge, ...told }: ColumnsStory & { readonly badge: string }) {
  const { id, title, initial, final, change, scale, story, more } = told;
  const titleId = `${id}-title`;
  const part = (value: number) => `${(value / scale.to) * 100}%`;
  const height = (value: number) => ({ height: part(value) });
  const rise = { bottom: part(initial.value), height: part(final.value - initial.value) };
  return (
    <Section id={id} ground="pine" aria-labelledby={titleId}>
      <Frame>
        <div className={styles.sale}>
          <div>
            <Badge tone="line">{badge}</Badge>
            <h2 className="title-1" id={titleId}>
              {title}
            </h2>
            <dl className={styles.steps}>
              {story.steps.map(({ figure, text }) => (
                <div key={figure}>
                  <dt className="figure">{figure}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <StoryLink more={more} />
          </div>
          <div>
            <dl className={styles.chart} style={cssVariables({ "--lines": scale.to })}>
              <div className={classNames(styles.first, "hatch")} style={height(initial.value)}>
                <dt className="label">{initial.label}</dt>
                <dd className="figure">{initial.figure}</dd>
              </div>
              <div className={styles.difference} style={rise}>
                <dt className="sr">{change.label}</dt>
                <dd className="figure">{change.figure}</dd>
              </div>
              <div className={styles.final} style={height(final.value)}>
                <dt className="label">{final.label}</dt>
                <dd className="figure">{final.figure}</dd>
              </div>
            </dl>
            <p className="tick">{scale.note}</p>
          </div>
        </div>
      </Frame>
    </Section>
  );
}
