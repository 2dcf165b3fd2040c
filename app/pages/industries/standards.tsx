import { Drawing } from "#app/design/art/drawing.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { industriesPage } from "#content/pages/industries.ts";
import seals from "./seals.svg?no-inline";
import * as styles from "./standards.module.css";

/** What every industry gets, under three seals. The sentence is larger than the name above it. */
export function IndustriesStandards({ title, pillars }: (typeof industriesPage)["standards"]) {
  return (
    <Section aria-labelledby="standards">
      <Frame className={styles.standards}>
        <h2 className="title-1" id="standards">
          {title}
        </h2>
        <ul>
          {pillars.map(({ seal, title: name, text }) => (
            <li key={seal}>
              <Drawing className={styles.seal} href={`${seals}#${seal}`} viewBox="-100 -100 200 200" />
              <h3 className="label">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
