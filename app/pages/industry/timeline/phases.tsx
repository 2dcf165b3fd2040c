import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import * as styles from "./phases.module.css";
import { phaseRuler } from "./phases-ruler.ts";
import { WeekSpan } from "./week-span.tsx";

/** Three phases on a ruler of weeks, each connected to a column with its work. */
export function IndustryPhases({ title, lead, ground = "paper", phases, afterwards }: SectionOf<"phases">) {
  const ruler = phaseRuler(
    phases.map(({ weeks }) => weeks),
    afterwards !== undefined,
  );
  return (
    <Section ground={ground} aria-labelledby="phases-title">
      <Frame>
        <div className={classNames(styles.heading, "columns")}>
          <h2 className="title-1" id="phases-title">
            {title}
          </h2>
          {lead && <p className="muted">{lead}</p>}
        </div>
        <Ruler {...ruler} />
        <ol
          className={styles.phases}
          style={cssVariables({ "--columns": ruler.columns.map((width) => `${width}fr`).join(" ") })}
        >
          {phases.map((phase, index) => (
            <li key={phase.title}>
              <Stretch from={ruler.spans[index]?.from} to={ruler.spans[index]?.to} rest={ruler.drawn} />
              <p className="label num">
                <WeekSpan weeks={phase.weeks} />
              </p>
              <h3 className="title-2">{phase.title}</h3>
              <ul className="ruled">
                {phase.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
          {afterwards && (
            <li className={styles.afterwards}>
              <p className="label">{industryPage.phases.afterwards}</p>
              <p>{afterwards}</p>
            </li>
          )}
        </ol>
      </Frame>
    </Section>
  );
}

/** Decorative: the rows below give the weeks in words. */
function Ruler({ weeks, drawn, spans, fans }: ReturnType<typeof phaseRuler>) {
  return (
    <div className="from-desktop" aria-hidden="true" style={cssVariables({ "--drawn": drawn, "--weeks": weeks })}>
      <div className={classNames(styles.weeks, "tick")}>
        {Array.from({ length: weeks }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
          <span key={index}>{index === 0 ? `${industryPage.weeks.one} 1` : index + 1}</span>
        ))}
      </div>
      <div className={styles.bars}>
        {spans.map(({ from, to }) => (
          <i key={from} style={cssVariables({ "--a": from, "--b": to })} />
        ))}
        {drawn < 100 && <i className="hatch" style={cssVariables({ "--a": drawn, "--b": 100 })} />}
      </div>
      <svg className={styles.fans} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {fans.map((fan) => (
          <path key={fan} d={fan} />
        ))}
      </svg>
    </div>
  );
}

type StretchProps = { readonly from: number | undefined; readonly to: number | undefined; readonly rest: number };

/** Where the columns are stacked, each has its own part of the ruler. */
function Stretch({ from = 0, to = 100, rest }: StretchProps) {
  return (
    <div className={styles.stretch} aria-hidden="true">
      <i style={cssVariables({ "--a": (from / rest) * 100, "--b": (to / rest) * 100 })} />
    </div>
  );
}
