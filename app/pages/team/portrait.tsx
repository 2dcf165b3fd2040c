import { PortraitTile } from "#app/design/art/portrait-tile.tsx";
import { Picture } from "#app/design/ui/picture.tsx";
import type { Person } from "#content/schemas/person.ts";
import * as styles from "./wall.module.css";

/** A person's photo, or the engraving with the initials if there is none or it does not load. */
export function TeamPortrait({ person: { name, photo } }: { readonly person: Person }) {
  const engraving = <PortraitTile name={name} />;
  return photo ? <Picture {...photo} alt={name} className={styles.photo} fallback={engraving} /> : engraving;
}
