import { Plate, type PlateName } from "#app/design/art/plate.tsx";
import { place } from "#app/design/charts/marks.tsx";
import { KeyNumber } from "#app/design/ui/key-number.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { placeOnPlate } from "./visuals-key.ts";
import "./visuals.css";

type Visuals = SectionOf<"visuals">;

/** The trade's plate as a key, and its details enlarged and framed like engravings on a wall. */
export function IndustryVisuals({ title, lead, items, ground = "paper", plate }: Visuals & { plate: PlateName }) {
  return (
    <Section ground={ground} aria-labelledby="visuals-title">
      <Frame>
        <div className="engr__h">
          <div className="engr__t">
            <h2 className="title-1" id="visuals-title">
              {title}
            </h2>
            {lead && <p className="muted">{lead}</p>}
          </div>
          <div className="engr__key" aria-hidden="true">
            <Plate name={plate} label="" />
            {items.map(({ label, view }, index) => (
              <span key={label} className="engr__crop" style={place(placeOnPlate(view))}>
                <KeyNumber number={index + 1} />
              </span>
            ))}
          </div>
        </div>
        <ol className="engr" style={place({ "--n": items.length })}>
          {items.map((item, index) => (
            <Detail key={item.label} {...item} plate={plate} number={index + 1} />
          ))}
        </ol>
      </Frame>
    </Section>
  );
}

type DetailProps = Visuals["items"][number] & { readonly plate: PlateName; readonly number: number };

function Detail({ view, alt, label, metric, caption, plate, number }: DetailProps) {
  return (
    <li>
      <div className="engr__frame">
        <div className="engr__print">
          <Plate name={plate} view={view} label={alt} />
        </div>
        <KeyNumber number={number} />
      </div>
      <h3 className="title-3">{label}</h3>
      <p className="engr__m">
        <span className="figure">{metric.value}</span> <span className="label">{metric.noun}</span>
      </p>
      <p className="muted">{caption}</p>
    </li>
  );
}
