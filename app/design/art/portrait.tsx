import { portraits, smallRings } from "virtual:portraits";
import { classNames } from "#app/design/ui/class-names.ts";
import { Drawing } from "./drawing.tsx";
import * as styles from "./portrait.module.css";
import { pick, seedOf } from "./seed.ts";

/** Every portrait is drawn around the middle of this square. */
export const portraitBox = "-100 -100 200 200";

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
      viewBox={portraitBox}
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

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter((_, index, letters) => index === 0 || index === letters.length - 1)
    .join("");
