import { Plate } from "#app/design/art/plate.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import * as styles from "./opening.module.css";

type IndustriesOpeningProps = {
  readonly title: string;
  readonly lead: string;
  readonly shelf: readonly string[];
  readonly pillars: readonly { readonly title: string; readonly text: string }[];
};

/** All illustrations in one row. Hidden from screen readers, because each is named by its card below. */
export function IndustriesOpening({ title, lead, shelf, pillars }: IndustriesOpeningProps) {
  return (
    <Section flush className={styles.opening}>
      <Frame className="open">
        <h1 className="display-1">{title}</h1>
        <p className="lead">{lead}</p>
        <div className={classNames(styles.shelf, "bleed")} aria-hidden="true">
          {shelf.map((plate) => (
            <span key={plate}>
              <Plate name={plate} label="" />
            </span>
          ))}
        </div>
        <div className={classNames(styles.pillars, "divided bleed")}>
          {pillars.map((pillar) => (
            <div key={pillar.title}>
              <h2 className="label">{pillar.title}</h2>
              <p>{pillar.text}</p>
            </div>
          ))}
        </div>
      </Frame>
    </Section>
  );
}
