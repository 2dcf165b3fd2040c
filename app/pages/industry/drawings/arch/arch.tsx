import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { AnnotatedDrawing, DrawingProps, Mark, Point } from "#app/pages/industry/drawings/drawing-types.ts";
import { archDrawing as data } from "#content/industry-drawings.ts";
import { hundredth } from "#domain/charts/rounding.ts";
import * as styles from "./arch.module.css";
import { arcAround, dentalArch, type Tooth } from "./dental-arch.ts";
import shapes from "./teeth.svg?no-inline";

/** Half size of the drawing, in millimeters. */
const sheet = { x: 44, y: 65.5 } as const;
const arcOffset = 9.5;
/** A number is inside the arch, closer to a front tooth than to a molar. */
const numberOffset = (position: number) => (position > 3 ? -8.6 : -6.4);

const teeth = dentalArch();
const arcs = arcAround(
  arcOffset,
  data.payers.map(({ share }) => share),
);

const percent = (x: number, y: number): Point => ({
  x: hundredth((x / sheet.x + 1) * 50),
  y: hundredth((y / sheet.y + 1) * 50),
});
const beside = (number: number, offset: number): Point => {
  const { x = 0, y = 0, outward = [0, 0] as const } = teeth[number - 1] ?? {};
  return percent(x + outward[0] * offset, y + outward[1] * offset);
};

/** Whose work a tooth represents. */
export function workOf({ jaw, position }: Pick<Tooth, "jaw" | "position">): Mark {
  if (position === 8) return "dashed";
  if (jaw === "upper") return "solid";
  return position > 3 ? "tint" : "open";
}

/** Captions: 1 the upper arch, 2 a lower molar, 3 the lower front teeth, 4 the payers' arc, 5 a third molar. */
export const arch: AnnotatedDrawing = {
  Drawing: Arch,
  layout: "beside",
  captionAnchors: [
    { ...percent(0, -35), pointsAt: percent(0, teeth[7]?.y ?? 0) },
    { ...beside(19, 13), pointsAt: beside(19, 0) },
    { ...beside(26, 11), pointsAt: beside(26, 0) },
    beside(12, arcOffset),
    { ...beside(32, 13), pointsAt: beside(32, 0) },
  ],
  legend: [...data.work, ...data.payers],
};

function Arch({ children }: DrawingProps) {
  return (
    <div className={styles.arch}>
      <svg
        className={styles.teeth}
        viewBox={`${-sheet.x} ${-sheet.y} ${sheet.x * 2} ${sheet.y * 2}`}
        aria-hidden="true"
      >
        {arcs.map((arc, index) => (
          <Arc key={arc} d={arc} mark={data.payers[index]?.mark ?? "rule"} />
        ))}
        {teeth.map((tooth) => (
          <use
            key={tooth.number}
            className={styles.tooth}
            data-mark={workOf(tooth)}
            href={`${shapes}#${tooth.jaw}-${tooth.position}`}
            transform={transformOf(tooth)}
          />
        ))}
      </svg>
      {teeth.map(({ number, position }) => {
        const { x, y } = beside(number, numberOffset(position));
        return (
          <span
            key={number}
            className={classNames(styles.toothNumber, "tick")}
            style={cssVariables({ "--x": x, "--y": y })}
          >
            {number}
          </span>
        );
      })}
      {data.sides.map(({ text, molar }) => (
        <span
          key={text}
          className={classNames(styles.side, "label")}
          style={cssVariables({ "--x": beside(molar, 0).x, "--y": 50 })}
        >
          {text}
        </span>
      ))}
      {children}
    </div>
  );
}

/** A double line is one path drawn wide, and again narrower in the background color. */
function Arc({ d, mark }: { readonly d: string; readonly mark: Mark }) {
  return (
    <>
      <path className={styles.arc} data-mark={mark} d={d} />
      {mark === "double" && <path className={styles.arc} data-mark="between" d={d} />}
    </>
  );
}

/** Shapes are drawn for the upper left; the other quadrants are mirror images. */
function transformOf({ x, y, turn, side, jaw }: Tooth): string {
  const mirrored = side === "right" || jaw === "lower";
  const flip = mirrored ? `scale(${side === "right" ? -1 : 1} ${jaw === "lower" ? -1 : 1})` : "";
  return `translate(${x} ${y})rotate(${turn})${flip}`;
}
