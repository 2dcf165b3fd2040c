import { Plate, type PlateName } from "#app/art/plate.tsx";
import { Frame, Section } from "#app/ui/section.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import "./industries-opening.css";

export type ShelfItem = {
  readonly path: string;
  readonly plate: PlateName;
  readonly name: string;
  readonly figure: { readonly value: string; readonly unit: string };
};

type IndustriesOpeningProps = {
  readonly title: string;
  readonly lead: string;
  readonly shelfLabel: string;
  readonly shelf: readonly ShelfItem[];
  readonly pillars: readonly { readonly title: string; readonly text: string }[];
};

/** Six plates on one shelf, each the way to its trade. */
export function IndustriesOpening({ title, lead, shelfLabel, shelf, pillars }: IndustriesOpeningProps) {
  return (
    <Section flush className="io">
      <Frame className="open">
        <h1 className="display-1">{title}</h1>
        <p className="lead">{lead}</p>
        <ul className="shelf bleed" aria-label={shelfLabel}>
          {shelf.map(({ path, plate, name, figure }) => (
            <li key={path}>
              <SmartLink to={path}>
                <span className="shelf__p">
                  <Plate name={plate} label="" />
                </span>
                <span className="shelf__t">
                  <b>{name}</b>
                  <span className="num">
                    {figure.value} {figure.unit}
                  </span>
                </span>
              </SmartLink>
            </li>
          ))}
        </ul>
        <div className="pl3 bleed">
          {pillars.map((pillar) => (
            <div key={pillar.title}>
              <h2 className="title-3">{pillar.title}</h2>
              <p>{pillar.text}</p>
            </div>
          ))}
        </div>
      </Frame>
    </Section>
  );
}
