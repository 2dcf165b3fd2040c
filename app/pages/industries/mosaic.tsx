import { Plate } from "#app/design/art/plate.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import * as styles from "./mosaic.module.css";

export type SectorCard = {
  readonly path: string;
  readonly name: string;
  readonly plate: string;
  readonly figure: { readonly value: string; readonly unit: string };
  readonly tagline: string;
  readonly highlights: readonly string[];
};

type IndustriesMosaicProps = {
  readonly title: string;
  readonly more: string;
  /** What the abbreviations on the cards stand for. */
  readonly terms: string;
  readonly sectors: readonly SectorCard[];
};

/** Layouts in rotation, so that adjacent cards differ. The last card fills its row. */
const formats = [
  styles.pictureLeft,
  classNames(styles.pine, "on-pine"),
  styles.pictureTop,
  styles.pictureBelow,
  styles.tinted,
  styles.wide,
];

/** One card per industry; the whole card is a link. */
export function IndustriesMosaic({ title, more, terms, sectors }: IndustriesMosaicProps) {
  return (
    <Section aria-labelledby="sectors">
      <Frame padding="none" wide>
        <h2 className="sr" id="sectors">
          {title}
        </h2>
        <ul className={styles.mosaic}>
          {sectors.map((sector, index) => (
            <li key={sector.path} className={classNames(styles.card, formats[index % formats.length])}>
              <Card {...sector} more={more} />
            </li>
          ))}
        </ul>
        <p className={classNames(styles.terms, "small")}>{terms}</p>
      </Frame>
    </Section>
  );
}

function Card({ path, name, plate, figure, tagline, highlights, more }: SectorCard & { readonly more: string }) {
  return (
    <>
      <div className={styles.picture}>
        <Plate name={plate} label="" />
      </div>
      <div className={styles.text}>
        <p className={styles.metric}>
          <span className="figure">{figure.value}</span> <span className="label">{figure.unit}</span>
        </p>
        <h3 className="title-2">
          <SmartLink className="card-link" to={path}>
            {name}
          </SmartLink>
        </h3>
        <p className={styles.tagline}>{tagline}</p>
        <ul className={styles.highlights}>
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
