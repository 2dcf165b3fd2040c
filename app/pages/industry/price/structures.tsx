import { Pin, TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import * as styles from "./structures.module.css";
import { commonCash, partsInUse, partsOf } from "./structures-parts.ts";

type Structures = SectionOf<"structures">;

const ticks = [0, 25, 50, 75, 100].map((at) => ({ at, text: `${at}%` }));

/** How the price is paid: one bar per structure, each part with its own pattern and its share in text. */
export function IndustryStructures({ title, lead, items, labels, ground = "paper" }: Structures) {
  const cash = commonCash(items);
  return (
    <Section ground={ground} aria-labelledby="structures-title">
      <Frame>
        <h2 className="title-1" id="structures-title">
          {title}
        </h2>
        {lead && <p className={classNames(styles.lead, "lead")}>{lead}</p>}
        <div className={styles.structures}>
          <ul className={classNames(styles.legend, "label")}>
            {partsInUse(items).map((part) => (
              <li key={part}>
                <i
                  className={classNames(styles.swatch, part === "deferred" && "hatch")}
                  data-part={part}
                  aria-hidden="true"
                />{" "}
                {labels[part]}
              </li>
            ))}
            <li>{labels.note}</li>
          </ul>
          <ul className={styles.rows}>
            {items.map((item) => (
              <li key={item.name} className={styles.row}>
                <div>
                  <h3 className="title-3">{item.name}</h3>
                  <p className="label">{item.note}</p>
                </div>
                <Bar item={item} labels={labels} />
              </li>
            ))}
          </ul>
          {cash !== undefined && (
            <div className={classNames(styles.commonCash, "from-desktop")} aria-hidden="true">
              <div style={cssVariables({ "--x": cash })}>
                <Pin />
              </div>
            </div>
          )}
          <div className={styles.axis}>
            <TickLabels ticks={ticks} />
          </div>
        </div>
      </Frame>
    </Section>
  );
}

function Bar({ item, labels }: { readonly item: Structures["items"][number]; readonly labels: Structures["labels"] }) {
  const parts = partsOf(item);
  return (
    <ul className={classNames(styles.bar, parts.some(({ thin }) => thin) && styles.hasThin)}>
      {parts.map(({ name, share, thin }) => (
        <li
          key={name}
          className={classNames(name === "deferred" && "hatch")}
          data-part={name}
          data-thin={thin}
          style={cssVariables({ "--w": share })}
        >
          <span className="num">{share}%</span> <span className="sr">{labels[name]}</span>
        </li>
      ))}
    </ul>
  );
}
