import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./art.module.css";
import band from "./engraved/band.svg?no-inline";

/** The engraved wave behind a green banner, stretched over its positioned parent. */
export function Band() {
  return (
    <img
      className={classNames("fill-layer", styles.band)}
      src={band}
      alt=""
      width="1600"
      height="260"
      loading="lazy"
      decoding="async"
    />
  );
}
