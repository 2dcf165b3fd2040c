import * as styles from "./art.module.css";
import { Drawing } from "./drawing.tsx";

/** One axonometric illustration per industry, by file name. */
const files = import.meta.glob<string>("./plates/*.svg", { query: "?no-inline", import: "default", eager: true });

export const plateNames = Object.keys(files).map((path) => path.replace(/^.*\/|\.svg$/g, ""));

interface PlateProps {
  /** Of its file in `plates/`. */
  name: string;
  /** What it shows. Empty where the text next to the illustration already names it. */
  label: string;
}

export function Plate({ name, label }: PlateProps) {
  const file = files[`./plates/${name}.svg`];
  if (!file) throw new Error(`No plate is named ${name}`);
  return (
    <Drawing data-part="plate" className={styles.plate} href={`${file}#plate`} viewBox="0 0 400 320" label={label} />
  );
}
