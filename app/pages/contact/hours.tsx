import { TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import * as styles from "./contact.module.css";

type Row = { readonly name: string; readonly said: string; readonly from: number; readonly to: number };

type ContactHoursProps = {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
};

const hoursInADay = 24;

/** Business hours on a ruler of one day. */
export function ContactHours({ title, rows, ticks }: ContactHoursProps) {
  return (
    <Section ground="ease" aria-labelledby="hours">
      <Frame padding="tight">
        <div className={classNames(styles.hours, "columns columns--two")}>
          <h2 className="title-1" id="hours">
            {title}
          </h2>
          <div>
            <dl>
              {rows.map(({ name, said, from, to }) => (
                <div key={name} className={styles.row}>
                  <dt className="head-4">{name}</dt>
                  <dd>
                    <span
                      className={classNames(styles.open, to - from < hoursInADay && styles.partOfDay)}
                      style={cssVariables({ "--a": from, "--b": to })}
                    >
                      {said}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
            <div className={styles.axis}>
              <TickLabels ticks={ticks.map(({ at, label }) => ({ at: (at / hoursInADay) * 100, text: label }))} />
            </div>
          </div>
        </div>
      </Frame>
    </Section>
  );
}
