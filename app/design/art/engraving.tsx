import * as styles from "./art.module.css";
import { Seal } from "./seal.tsx";

/**
 * The engraved background of a green panel: the seal, larger than its parent and cropped by it. `--engraving` is its
 * width.
 */
export function Engraving() {
  return <Seal className={styles.engraving} />;
}
