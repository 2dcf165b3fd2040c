import * as styles from "./art.module.css";
import { Drawing } from "./drawing.tsx";

/** One axonometric illustration per industry, by file name. */
const files = import.meta.glob<string>("./plates/*.svg", { query: "?no-inline", import: "default", eager: true });

export const plateNames = Object.keys(files).map((path) => path.replace(/^.*\/|\.svg$/g, ""));

/** Position and size of a part of the illustration. */
export type PlateView = readonly [x: number, y: number, width: number, height: number];

/** The whole illustration. */
export const wholePlate: PlateView = [0, 0, 400, 320];

interface PlateProps {
  /** Of its file in `plates/`. */
  name: string;
  /** What it shows. Empty where the text next to the illustration already names it. */
  label: string;
  /** Enlarges a part of it; the parent crops the rest. */
  view?: PlateView;
}

export function Plate({ name, label, view = wholePlate }: PlateProps) {
  const file = files[`./plates/${name}.svg`];
  if (!file) throw new Error(`No plate is named ${name}`);
  return (
    <Drawing data-part="plate" className={styles.plate} href={`${file}#plate`} viewBox={view.join(" ")} label={label} />
  );
}
