import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import * as styles from "./argument.module.css";

/** A large statement with its points in columns. A point with a figure gets a wider column. */
export function IndustryArgument({ title, lead, ground = "paper", points }: SectionOf<"argument">) {
  const id = `argument-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  return (
    <Section ground={ground} aria-labelledby={id}>
      <Frame className={styles.argument}>
        <h2 className="display-2" id={id}>
          {title}
        </h2>
        {lead && <p className="lead">{lead}</p>}
        <ul
          className={classNames(styles.points, points.length > 4 && styles.many)}
          style={cssVariables({ "--columns": points.map(({ figure }) => (figure ? "1.28fr" : "1fr")).join(" ") })}
        >
          {points.map(({ title: name, text, figure }) => (
            <li key={name}>
              <h3 className="title-3">{name}</h3>
              <p>{text}</p>
              {figure && (
                <p className={styles.fact}>
                  <span className="figure">{figure.value}</span>
                  {figure.noun}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
