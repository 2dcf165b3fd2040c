import { Drawing } from "#app/design/art/drawing.tsx";
import { KeyNumber } from "#app/design/ui/facts/key-number.tsx";
import type { AnnotatedDrawing } from "#app/pages/industry/drawings/drawing-types.ts";
import * as styles from "./contract.module.css";
import scenes from "./scenes.svg?no-inline";

const sceneNames = ["sign", "staff", "grow", "renew"] as const;

/** Captions: 1 signed, 2 staffed, 3 widened, 4 renewed; each under its scene. */
export const contract: AnnotatedDrawing = { Drawing: Contract, layout: "under", captionAnchors: [] };

/** One contract in four scenes. */
function Contract() {
  return (
    <ol className={styles.strip}>
      {sceneNames.map((name, index) => (
        <li key={name}>
          <KeyNumber number={index + 1} />
          <Drawing className={styles.scene} href={`${scenes}#${name}`} viewBox="0 0 320 240" label="" />
        </li>
      ))}
    </ol>
  );
}
