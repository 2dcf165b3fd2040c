import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { IndustryHead, IndustrySection } from "#app/pages/industry/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { IndustrySection as Content } from "#content/schemas/industry-sections.ts";
import * as styles from "./structure.module.css";

const { structure: words } = industryPage;

/** In the order in which the money arrives. */
const partNames = ["cash", "rollover", "deferred"] as const;

/** How each kind of buyer pays: one bar per structure, each part with its own pattern and its share in text. */
export function IndustryStructure({ lead, items, deferred }: Content<"structure">) {
  const labels = { cash: words.cash, rollover: words.rollover, deferred };
  return (
    <IndustrySection id="structure" placeholder={50}>
      <IndustryHead id="structure" title={words.title}>
        <p className="muted">{lead}</p>
      </IndustryHead>
      <ul className={classNames(styles.legend, "label")}>
        {partNames.map((part) => (
          <li key={part}>
            <i className={swatch(part)} data-part={part} aria-hidden="true" /> {labels[part]}
          </li>
        ))}
        <li>{words.note}</li>
      </ul>
      <ul className={classNames(styles.structures, "ledger")}>
        {items.map(({ name, note, text, split }) => (
          <li key={name}>
            <div>
              <h3 className="title-3">{name}</h3>
              <p className="label">{note}</p>
            </div>
            <div>
              <ul className={styles.bar}>
                {partNames.map((part, index) => {
                  const share = split[index] ?? 0;
                  return (
                    share > 0 && (
                      <li key={part} className={swatch(part)} data-part={part} style={cssVariables({ "--w": share })}>
                        <span className="num">{share}%</span> <span className="sr">{labels[part]}</span>
                      </li>
                    )
                  );
                })}
              </ul>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </IndustrySection>
  );
}

/** What is paid later is hatched. */
const swatch = (part: (typeof partNames)[number]) => (part === "deferred" ? "hatch" : undefined);
