import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { AnnotatedDrawing, DrawingProps, Point } from "#app/pages/industry/drawings/drawing-types.ts";
import { seasonsDrawing as data } from "#content/industry-drawings.ts";
import { hundredth } from "#domain/charts/rounding.ts";
import { pointAt, ringOfYear, seasonRing } from "./season-ring.ts";
import * as styles from "./seasons.module.css";

const { edges, strokes, contour, at } = ringOfYear(data.work);
const [agreements = "", repairs = "", replacements = ""] = edges;
/** Half size of the drawing: taller than wide, because its peaks are half a year apart. */
const reach = { x: 264, y: seasonRing.outer + 8 } as const;
const weeksOfYear = 52;
const raysOfWeek = 2;
const agreementLines = [1 / 4, 2 / 4, 3 / 4];

const percent = ([x, y]: readonly [number, number]): Point => ({
  x: hundredth((x / reach.x + 1) * 50),
  y: hundredth((y / reach.y + 1) * 50),
});
const april = 3;
const july = 6;

/** Captions: 1 agreements, 2 repairs in July, 3 repairs in January, 4 April, 5 replacements. */
export const seasons: AnnotatedDrawing = {
  Drawing: Seasons,
  layout: "beside",
  captionAnchors: [
    percent(at(1.5, 0, 0.5)),
    percent(at(july, 1, 0.5)),
    percent(at(0, 1, 0.5)),
    { ...percent(pointAt(april, 248)), pointsAt: percent(at(april, 2, 1)) },
    { ...percent(pointAt(7.9, 282)), pointsAt: percent(at(7.45, 2, 0.5)) },
  ],
  legend: data.layers,
};

function Seasons({ children }: DrawingProps) {
  return (
    <div className={styles.seasons}>
      <svg className={styles.ring} viewBox={`${-reach.x} ${-reach.y} ${reach.x * 2} ${reach.y * 2}`} aria-hidden="true">
        <path className={styles.replacements} d={replacements} />
        <path className={styles.replacementDots} d={contour(2, 1 / 3) + contour(2, 2 / 3)} />
        <path className={styles.repairs} d={repairs} />
        <path d={strokes(1, weeksOfYear * raysOfWeek)} />
        <path className={styles.agreements} d={agreements} />
        <path className={styles.agreementLines} d={agreementLines.map((depth) => contour(0, depth)).join("")} />
        <circle className={styles.hole} r={seasonRing.inner} />
        <path d={monthTicks()} />
      </svg>
      {data.months.map((month, index) => {
        const { x, y } = percent(pointAt(index, seasonRing.inner - 24));
        return (
          <span key={month} className="tick" style={cssVariables({ "--x": x, "--y": y })}>
            {month}
          </span>
        );
      })}
      <p className={styles.center}>
        <span className="figure">{data.recurring.value}</span>
        <span className="tick">{data.recurring.noun}</span>
      </p>
      {children}
    </div>
  );
}

/** Boundaries between months. */
function monthTicks(): string {
  return data.months
    .map((_, index) => {
      const [from, to] = [seasonRing.inner - 5, seasonRing.inner].map((radius) => pointAt(index + 0.5, radius));
      return `M${from?.map(hundredth).join(" ")}L${to?.map(hundredth).join(" ")}`;
    })
    .join("");
}
