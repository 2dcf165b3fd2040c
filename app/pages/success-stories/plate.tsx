import { Plate } from "#app/design/art/plate.tsx";
import { TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { PlateStory } from "#content/pages/success-stories.ts";
import * as styles from "./plate.module.css";
import { StoryLink } from "./story-link.tsx";

/** A sale with the illustration and a single bar, because there was no first bid. */
export function SuccessStoriesPlate({ badge, ...told }: PlateStory & { readonly badge: string }) {
  const { id, title, story, facts, units, multiple, scale, sector, more, plate } = told;
  const titleId = `${id}-title`;
  return (
    <Section id={id} ground="ease" aria-labelledby={titleId}>
      <Frame padding="none" wide>
        <div className={classNames(styles.sale, "divided")}>
          <div className={styles.plate}>
            <Plate name={plate.file} label={plate.alt} />
          </div>
          <div className={styles.text}>
            <Badge>{badge}</Badge>
            <h2 className="title-1" id={titleId}>
              {title}
            </h2>
            <p className="muted">{story.text}</p>
            <dl className={styles.facts}>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="figure">{value}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.practices} aria-hidden="true">
              {Array.from({ length: units.count }, (_, unit) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place
                <i key={unit} />
              ))}
            </div>
            <p className="label">{units.label}</p>
            <SingleBar multiple={multiple} scale={scale} sector={sector} />
            <StoryLink more={more} />
          </div>
        </div>
      </Frame>
    </Section>
  );
}

/** The signed multiple on the industry's scale; a dashed line marks the industry's range. */
function SingleBar({ multiple, scale, sector }: Pick<PlateStory, "multiple" | "scale" | "sector">) {
  const place = (value: number) => `${(value / scale.to) * 100}%`;
  const turns = Array.from({ length: scale.to / scale.step + 1 }, (_, index) => index * scale.step);
  const ticks = turns.map((turn) => ({
    at: (turn / scale.to) * 100,
    text: turn === 0 || turn === scale.to ? `${turn}x` : String(turn),
  }));
  return (
    <div className={styles.multiple}>
      <dl>
        <dt>{multiple.label}</dt>
        <dd className="figure" style={cssVariables({ "--share": place(multiple.value) })}>
          {multiple.figure}
        </dd>
      </dl>
      <div
        className={classNames(styles.sector, "label")}
        style={{ left: place(sector.from), right: place(scale.to - sector.to) }}
      >
        {sector.label}
      </div>
      <TickLabels ticks={ticks} />
    </div>
  );
}
