import { Seal } from "./seal.tsx";

/** The engraved ground of a pine panel: the seal, larger than its parent and cropped by it. `--engraving` is its width. */
export function Engraving() {
  return <Seal className="engraving" />;
}
