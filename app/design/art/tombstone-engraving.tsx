import { Drawing } from "./drawing.tsx";
import tombstones from "./engraved/tombstones.svg?no-inline";

/** The engraved head of a deal tombstone; its parent crops it. */
export function TombstoneEngraving({ name }: { readonly name: "saas" | "dental" | "services" }) {
  return <Drawing className={undefined} href={`${tombstones}#${name}`} viewBox="-200 -200 400 400" />;
}
