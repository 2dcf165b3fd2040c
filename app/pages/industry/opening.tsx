import { Plate } from "#app/design/art/plate.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Headline } from "#app/design/ui/headline.tsx";
import { Breadcrumbs, type Crumb } from "#app/design/ui/navigation/breadcrumbs.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { ActionRow } from "#app/shell/action-row.tsx";
import type { Action } from "#content/actions.ts";
import type { Industry } from "#content/schemas/industry.ts";
import * as styles from "./opening.module.css";

type IndustryOpeningProps = Pick<Industry, "plate" | "title" | "lead" | "metrics" | "drawing"> & {
  readonly trail: readonly Crumb[];
  readonly actions: readonly Action[];
};

/** Headline and illustration side by side, with three figures below. */
export function IndustryOpening({ plate, title, lead, metrics, drawing, trail, actions }: IndustryOpeningProps) {
  return (
    <Section flush className={styles.opening}>
      <Frame>
        <div className={styles.columns}>
          <div className={styles.text}>
            <Breadcrumbs trail={trail} />
            <Headline className="display-2" lines={title} />
            <p className="lead">{lead}</p>
            <ActionRow actions={actions} className="wide-buttons" />
          </div>
          <div className={styles.picture} data-repeated={drawing.drawing === "plate" || undefined}>
            <Plate name={plate.file} label={plate.alt} />
          </div>
        </div>
        <dl className={classNames(styles.metrics, "stats")}>
          {metrics.map(({ value, unit, label }) => (
            <div key={label}>
              <dt>
                <b>{unit}</b> {label}
              </dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      </Frame>
    </Section>
  );
}
