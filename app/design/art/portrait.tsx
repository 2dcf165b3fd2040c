import { portraits, smallRings } from "virtual:portraits";
import { classNames } from "#app/design/ui/class-names.ts";
import { Drawing } from "./drawing.tsx";
import * as styles from "./portrait.module.css";
import { pick, seedOf } from "./seed.ts";

const viewBox = "-100 -100 200 200";

interface PortraitProps {
  name: string;
  /** Below 120px only the small form is legible. */
  size?: "large" | "small";
  /** For someone who is not one of the firm's people. */
  initials?: string;
}

/** The round monogram of a person: the rosette is derived from the name, the initials are text. */
export function Portrait({ name, size = "large", initials }: PortraitProps) {
  const person = portraits[name];
  const small = size === "small" || !person;
  const file = small ? pick(smallRings, seedOf(name)) : person.medallion;
  return (
    <Drawing
      className={classNames(styles.monogram, small && styles.small)}
      href={`${file}#portrait`}
      viewBox={viewBox}
      label={`Engraved monogram of ${name}`}
    >
      <text textAnchor="middle" y={small ? 25 : 14.5}>
        {initials ?? person?.initials ?? initialsOf(name)}
      </text>
    </Drawing>
  );
}

/** The engraved photograph, or the large rosette of someone without one. */
export function EngravedPortrait({ name }: { name: string }) {
  const engraved = portraits[name]?.engraved;
  if (!engraved) return <Portrait name={name} />;
  return <img className={styles.engraved} src={engraved} alt={name} width="400" height="500" loading="lazy" />;
}

/** A square of the team wall. Composition, background and crop depend on the family derived from the name. */
export function PortraitTile({ name }: { name: string }) {
  const person = portraits[name];
  if (!person) throw new Error(`No portrait is drawn for ${name}: is the name in content/people.ts?`);
  const { tile, family, crop, letters, initials } = person;
  return (
    <div className={styles.tile} data-family={family}>
      <Drawing
        className={classNames("fill-layer", styles.drawing)}
        href={`${tile}#portrait`}
        viewBox={viewBox}
        preserveAspectRatio={crop}
        label={`Engraved monogram of ${name}`}
      >
        {letters && (
          <text textAnchor="middle" y={letters.y} fontSize={letters.size}>
            {initials}
          </text>
        )}
      </Drawing>
      {!letters && (
        <span className={styles.initials} aria-hidden="true">
          {initials}
        </span>
      )}
    </div>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter((_, index, letters) => index === 0 || index === letters.length - 1)
    .join("");
