import { cssVariables } from "#app/design/ui/css-variables.ts";
import { colors } from "#content/colors.ts";
import { textPairs } from "#content/contrast-pairs.ts";
import { contrast } from "#domain/design/contrast.ts";
import * as styles from "./component-sheet.module.css";
import { Specimen } from "./specimen.tsx";

const swatches = [
  ["paper", "sheet", "ease", "ease-2", "rule"],
  ["ink", "ink-2", "ink-3", "control", "rule-2"],
  ["pine-900", "pine-800", "pine-600", "pine-500", "pine-300"],
  ["brass-800", "brass-700", "brass-600", "brass-400", "brass-300"],
] as const;

function legibleOn(hex: string): string {
  const [light, dark] = ["#ffffff", colors["pine-950"]] as const;
  return contrast(light, hex) >= 4.5 ? light : dark;
}

const ground = (swatch: string, ink: string) => cssVariables({ "--swatch": swatch, "--ink": ink });

export function ColorSection() {
  return (
    <Specimen id="color" title="Color">
      {swatches.map((row) => (
        <ul key={row[0]} className={styles.swatches}>
          {row.map((name) => (
            <li key={name} style={ground(colors[name], legibleOn(colors[name]))}>
              <b>{name}</b>
              <span>{colors[name].toUpperCase()}</span>
            </li>
          ))}
        </ul>
      ))}
      <ul className={styles.pairs}>
        {textPairs.map(([ink, paper]) => (
          <li key={`${ink} on ${paper}`} style={ground(colors[paper], colors[ink])}>
            <span className="figure">$9.9M</span>
            <span>
              {ink} on {paper}
            </span>
            <b className="num">{contrast(colors[ink], colors[paper]).toFixed(1)}</b>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
