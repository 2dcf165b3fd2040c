import type { CSSProperties } from "react";
import { Frame, Section } from "#app/design/ui/section.tsx";
import "./hours.css";

type Row = { readonly name: string; readonly said: string; readonly from: number; readonly to: number };

type ContactHoursProps = {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
};

const hoursInADay = 24;

/** Who is awake when, on a ruler of one day. */
export function ContactHours({ title, rows, ticks }: ContactHoursProps) {
  return (
    <Section ground="ease" aria-labelledby="hours">
      <Frame padding="tight">
        <div className="hr">
          <h2 className="title-1" id="hours">
            {title}
          </h2>
          <div className="hr__c">
            <dl>
              {rows.map(({ name, said, from, to }) => (
                <div key={name} className="hr__r">
                  <dt className="head-4">{name}</dt>
                  <dd>
                    <span
                      className={from === 0 && to === hoursInADay ? "hr__b" : "hr__b hr__b--part"}
                      style={span(from, to)}
                    >
                      {said}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
            <div className="hr__x ax tick" aria-hidden="true">
              {ticks.map(({ at, label }) => (
                <span key={at} style={{ "--x": (at / hoursInADay) * 100 } as CSSProperties}>
                  {label}
                </span>
              ))}
            </div>
          </div>
        </div>
      </Frame>
    </Section>
  );
}

const span = (from: number, to: number) => ({ "--a": from, "--b": to }) as CSSProperties;
