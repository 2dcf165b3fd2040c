import { classNames } from "#app/design/ui/class-names.ts";
import { Drawing } from "./drawing.tsx";
import tombstones from "./engraved/tombstones.svg?no-inline";
import * as styles from "./tombstone-engraving.module.css";

const grounds = { saas: styles.saas, dental: styles.dental, services: styles.services };

/** The engraved head of a deal tombstone. */
export function TombstoneEngraving({ name }: { readonly name: keyof typeof grounds }) {
  return (
    <div className={classNames(styles.engraving, grounds[name])} aria-hidden="true">
      <Drawing className={undefined} href={`${tombstones}#${name}`} viewBox="-200 -200 400 400" />
    </div>
  );
}
