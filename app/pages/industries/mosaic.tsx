import { Plate, type PlateName } from "#app/design/art/plate.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { SmartLink } from "#app/design/ui/smart-link.tsx";
import "./mosaic.css";

export type SectorCard = {
  readonly path: string;
  readonly name: string;
  readonly plate: PlateName;
  readonly figure: { readonly value: string; readonly unit: string };
  readonly tagline: string;
  readonly highlights: readonly string[];
};

type IndustriesMosaicProps = {
  readonly title: string;
  readonly more: string;
  readonly sectors: readonly SectorCard[];
};

/** Formats in turn, so that no card is laid out as the one beside it. A last card fills what its row leaves. */
const formats = ["left", "pine", "top", "foot", "tint", "wide"] as const;

/** One card a sector; the whole card leads to the sector's page. */
export function IndustriesMosaic({ title, more, sectors }: IndustriesMosaicProps) {
  return (
    <Section aria-labelledby="sectors">
      <Frame padding="none" wide>
        <h2 className="sr" id="sectors">
          {title}
        </h2>
        <ul className="sx">
          {sectors.map((sector, index) => {
            const format = formats[index % formats.length];
            return (
              <li key={sector.path} className={classNames("sc", `sc--${format}`, format === "pine" && "on-pine")}>
                <Card {...sector} more={more} />
              </li>
            );
          })}
        </ul>
      </Frame>
    </Section>
  );
}

function Card({ path, name, plate, figure, tagline, highlights, more }: SectorCard & { readonly more: string }) {
  return (
    <>
      <div className="sc__i">
        <Plate name={plate} label="" />
      </div>
      <div className="sc__t">
        <p className="sc__f">
          <span className="figure">{figure.value}</span> <span className="label">{figure.unit}</span>
        </p>
        <h3 className="title-2">
          <SmartLink to={path}>{name}</SmartLink>
        </h3>
        <p className="sc__p">{tagline}</p>
        <ul className="sc__h">
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <span className="link link--icon" aria-hidden="true">
          {more} <Icon name="arrow-right" size="s" />
        </span>
      </div>
    </>
  );
}
