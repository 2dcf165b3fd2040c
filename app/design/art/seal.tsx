import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./art.module.css";
import { Drawing } from "./drawing.tsx";
import seal from "./engraved/seal.svg?no-inline";

/**
 * The engraved seal, in `currentColor`; `--seal-1` to `--seal-4` color single rings. The progress screen stacks two of
 * them and reveals the upper one.
 */
export function Seal({ className }: { className?: string | undefined }) {
  return <Drawing className={classNames(styles.seal, className)} href={`${seal}#seal`} viewBox="-200 -200 400 400" />;
}
