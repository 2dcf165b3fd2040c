import { Plate } from "#app/design/art/plate.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { KeyNumber } from "#app/design/ui/facts/key-number.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { positionOnPlate } from "./plate-position.ts";
import * as styles from "./visuals.module.css";

type Visuals = SectionOf<"visuals">;

/** The industry's illustration with numbered details, and the details enlarged in frames. */
export function IndustryVisuals({ title, lead, items, ground = "paper", plate }: Visuals & { plate: string }) {
  return (
    <Section ground={ground} aria-labelledby="visuals-title">
      <Frame>
        <div className={styles.head}>
          <div className={styles.heading}>
            <h2 className="title-1" id="visuals-title">
              {title}
            </h2>
            {lead && <p className="muted">{lead}</p>}
          </div>
          <div className={styles.key} aria-hidden="true">
            <Plate name={plate} label="" />
            {items.map(({ label, view }, index) => (
              <span
                key={label}
                className={classNames("placed", styles.crop)}
                style={cssVariables(positionOnPlate(view))}
              >
                <KeyNumber number={index + 1} />
              </span>
            ))}
          </div>
        </div>
        <ol className={styles.details} style={cssVariables({ "--n": items.length })}>
          {items.map((item, index) => (
            <Detail key={item.label} {...item} plate={plate} number={index + 1} />
          ))}
        </ol>
      </Frame>
    </Section>
  );
}

type DetailProps = Visuals["items"][number] & { readonly plate: string; readonly number: number };

function Detail({ view, alt, label, metric, caption, plate, number }: DetailProps) {
  return (
    <li>
      <div className={styles.pictureFrame}>
        <div className={styles.print}>
          <Plate name={plate} view={view} label={alt} />
        </div>
        <KeyNumber number={number} />
      </div>
      <h3 className="title-3">{label}</h3>
      <p className={styles.metric}>
        <span className="figure">{metric.value}</span> <span className="label">{metric.noun}</span>
      </p>
      <p className="muted">{caption}</p>
    </li>
  );
}
