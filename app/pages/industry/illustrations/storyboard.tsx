import { Drawing } from "#app/design/art/drawing.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import scenes from "./storyboard.svg?no-inline";
import "./storyboard.css";

/** A contract's life as a strip of film: four drawn frames, numbered on the edge, each with its caption below. */
export function IndustryStoryboard({ title, lead, ground = "paper", frames }: SectionOf<"storyboard">) {
  return (
    <Section ground={ground} className="isb" aria-labelledby="storyboard-title">
      <Frame>
        <div className="isb__h">
          <h2 className="title-1" id="storyboard-title">
            {title}
          </h2>
          {lead && <p className="muted">{lead}</p>}
        </div>
        <ol className="isb__s bleed">
          {frames.map(({ scene, alt, title: name, metric, text }, index) => (
            <li key={scene}>
              <div className="isb__p on-pine">
                <span className="tick" aria-hidden="true">
                  {industryPage.storyboard.frame} {index + 1}
                </span>
                <div className="isb__d on-paper">
                  <Drawing className="isb__i" href={`${scenes}#${scene}`} viewBox="0 0 320 240" label={alt} />
                </div>
              </div>
              <div className="isb__c">
                <h3 className="title-2">{name}</h3>
                <p>{text}</p>
                {metric && (
                  <p className="isb__m">
                    <span className="figure">{metric.value}</span> {metric.noun}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
