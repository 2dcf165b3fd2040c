import { portraitTiles } from "virtual:portrait-tiles";
import { classNames } from "#app/design/ui/class-names.ts";
import { Drawing } from "./drawing.tsx";
import { portraitBox } from "./portrait.tsx";
import * as styles from "./portrait-tile.module.css";

/** A square of the team wall. Composition, background and crop depend on the family derived from the name. */
export function PortraitTile({ name }: { name: string }) {
  const person = portraitTiles[name];
  if (!person) throw new Error(`No portrait is drawn for ${name}: is the name in content/people.ts?`);
  const { tile, family, crop, letters, initials } = person;
  return (
    <div className={styles.tile} data-family={family}>
      <Drawing
        className={classNames("fill-layer", styles.drawing)}
        href={`${tile}#portrait`}
        viewBox={portraitBox}
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
