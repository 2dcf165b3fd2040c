import { Plate } from "#app/art/plate.tsx";
import { Breadcrumbs, type Crumb } from "#app/ui/breadcrumbs.tsx";
import { Frame, Section } from "#app/ui/section.tsx";
import type { Action } from "#content/actions.ts";
import type { Industry } from "#content/schemas/industry.ts";
import { ActionRow } from "./action-row.tsx";
import { Headline } from "./headline.tsx";
import "./industry-opening.css";

type IndustryOpeningProps = Pick<Industry, "plate" | "title" | "lead" | "metrics"> & {
  readonly trail: readonly Crumb[];
  readonly actions: readonly Action[];
};

/** Headline and plate side by side, three figures on one rule. */
export function IndustryOpening({ plate, title, lead, metrics, trail, actions }: IndustryOpeningProps) {
  return (
    <Section flush className="ih">
      <Frame>
        <div className="ih__g">
          <div className="ih__l">
            <Breadcrumbs trail={trail} />
            <Headline className="display-2" lines={title} />
            <p className="lead">{lead}</p>
            <ActionRow actions={actions} />
          </div>
          <div className="ih__r">
            <Plate name={plate} />
          </div>
        </div>
        <dl className="ih__m">
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
