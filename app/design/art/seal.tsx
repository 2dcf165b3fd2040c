import { Drawing } from "./drawing.tsx";
import seal from "./engraved/seal.svg?no-inline";

/**
 * The engraved seal. It takes the text color; `--seal-1` to `--seal-4` give a ring a color of its own. The progress
 * screen lays two of them over each other and reveals the upper one with a mask.
 */
export function Seal({ className = "" }: { className?: string | undefined }) {
  return <Drawing className={`seal ${className}`.trim()} href={`${seal}#seal`} viewBox="-200 -200 400 400" />;
}
