import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./hours-ruler.module.css";

/** Hours on a ruler, to scale; a line leads from each marked hour to its text. */
export function HoursRuler({ last, unit, moments, avoid }: SectionOf<"hours">) {
  const hours = Array.from({ length: last + 1 }, (_, hour) => hour);
  const ticks = hours.map((hour) => `M${hour} ${hour % 12 === 0 ? 0 : 12}V30`).join("");
  const leads = moments.map(({ hour }, index) => `M${(hour / last) * 100} 0L${(index / moments.length) * 100} 26`);
  return (
    <>
      <div className={styles.ruler} aria-hidden="true">
        <svg className="plot-lines" viewBox={`0 0 ${last} 30`} preserveAspectRatio="none" aria-hidden="true">
          <path d={ticks} />
        </svg>
        {moments.map(({ hour }) => (
          <b key={hour} className="tick" style={cssVariables({ "--x": (hour / last) * 100 })}>
            {hour}
          </b>
        ))}
      </div>
      <svg
        className={classNames(styles.leads, "plot-lines")}
        viewBox="0 0 100 26"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={leads.join("")} />
      </svg>
      <ol className={styles.moments}>
        {moments.map(({ hour, title, text }) => (
          <li key={hour}>
            <span className="tick">{`${unit} ${hour}`}</span>
            <h3 className="title-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={classNames(styles.avoid, "bleed")}>
        <h3 className="title-3">{avoid.title}</h3>
        <ul>
          {avoid.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
