import { Drawing } from "./drawing.tsx";
import cleaning from "./plates/cleaning.svg?no-inline";
import crossborder from "./plates/crossborder.svg?no-inline";
import dental from "./plates/dental.svg?no-inline";
import hvac from "./plates/hvac.svg?no-inline";
import machining from "./plates/machining.svg?no-inline";
import saas from "./plates/saas.svg?no-inline";

/** One axonometric illustration per industry: the file, and what it shows. */
const plates = {
  dental: { file: dental, label: "Dental arch on a base, one tooth marked" },
  saas: { file: saas, label: "Three stacked layers with a cohort triangle and a rising revenue line" },
  machining: { file: machining, label: "Two meshing gears on a base plate with a dimension line" },
  hvac: { file: hvac, label: "Condenser unit with fan, louvres and rising airflow" },
  cleaning: { file: cleaning, label: "Office tower with a window-cleaning cradle at mid height" },
  crossborder: {
    file: crossborder,
    label: "Globe centered on the Atlantic with routes from the United States to Europe",
  },
} as const;

export type PlateName = keyof typeof plates;

export const plateNames = Object.keys(plates) as readonly PlateName[];

/** Position and size of a part of the illustration. */
export type PlateView = readonly [x: number, y: number, width: number, height: number];

/** The whole illustration. */
export const wholePlate: PlateView = [0, 0, 400, 320];

interface PlateProps {
  name: PlateName;
  /** Empty where the text next to the illustration already names it. */
  label?: string;
  /** Enlarges a part of it; the parent crops the rest. */
  view?: PlateView;
}

export function Plate({ name, label = plates[name].label, view = wholePlate }: PlateProps) {
  return <Drawing className="plate" href={`${plates[name].file}#plate`} viewBox={view.join(" ")} label={label} />;
}
