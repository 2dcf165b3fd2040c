import { Drawing } from "#app/design/art/drawing.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import * as styles from "./storyboard.module.css";
import scenes from "./storyboard.svg?no-inline";

/** A contract's life as a strip of film: four numbered frames with captions. */
export function IndustryStoryboard({ title, lead, ground = "paper", frames }: SectionOf<"storyboard">) {
  return (
    <Section ground={ground} className={styles.storyboard} aria-labelledby="storyboard-title">
      <Frame>
        <div className={styles.heading}>
          <h2 className="title-1" id="storyboard-title">
            {title}
          </h2>
          {lead && <p className="muted">{lead}</p>}
        </div>
        <ol className={classNames(styles.strip, "bleed")}>
          {frames.map(({ scene, alt, title: name, metric, text }, index) => (
            <li key={scene}>
              <div className={classNames(styles.film, "on-pine")}>
                <span className="tick" aria-hidden="true">
                  {industryPage.storyboard.frame} {index + 1}
                </span>
                <div className={classNames(styles.scene, "on-paper")}>
                  <Drawing className={styles.drawing} href={`${scenes}#${scene}`} viewBox="0 0 320 240" label={alt} />
                </div>
              </div>
              <div className={classNames(styles.caption, "entry")}>
                <h3 className="title-2">{name}</h3>
                <p>{text}</p>
                {metric && (
                  <p className={styles.metric}>
                    <span className="figure">{metric.value}</span> {metric.noun}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
