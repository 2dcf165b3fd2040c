import { Drawing } from "#app/art/drawing.tsx";
import { Frame, Section } from "#app/ui/section.tsx";
import type { industriesPage } from "#content/pages/industries.ts";
import seals from "./industries-seals.svg?no-inline";
import "./industries-standards.css";

/** What every sector gets, under three seals. */
export function IndustriesStandards({ title, pillars }: (typeof industriesPage)["standards"]) {
  return (
    <Section ground="pine" aria-labelledby="standards">
      <Frame className="sd">
        <h2 className="title-1" id="standards">
          {title}
        </h2>
        <ul>
          {pillars.map(({ seal, title: name, text }) => (
            <li key={seal}>
              <Drawing className="sd__s" href={`${seals}#${seal}`} viewBox="-100 -100 200 200" />
              <h3 className="title-3">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
