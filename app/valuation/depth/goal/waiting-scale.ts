import { type Axis, axisOver } from "#domain/charts/axis.ts";
import { spacedLabels } from "#domain/charts/label-spacing.ts";
import { hundredth } from "#domain/charts/rounding.ts";
import { bracketExit, type Waiting, waitingYears } from "#domain/depth/waiting.ts";
import type { Place } from "./plot.tsx";

export type WaitingLine = {
  /** In dollars, from today to the fifth year. */
  readonly values: readonly number[];
  /** Lines of invested money do not depend on brackets. */
  readonly waiting?: Waiting;
};

export type PlacedLine = {
  readonly points: readonly Place[];
  /** At the chosen year, and where its label goes so that none overlap. */
  readonly chosen: Place;
  readonly chosenLabel: Place;
  readonly endLabel: Place;
};

export type WaitingScale = {
  readonly value: Axis;
  readonly yearAt: (year: number) => number;
  readonly lines: readonly PlacedLine[];
  readonly hatched: readonly (readonly Place[])[];
};

/** The part of the width that the years take; the names of the lines follow. */
const width = 74;
/** Between two labels, in percent of the height: a line of text and some air on the lower plot of a phone. */
const labelGap = 9;

/** Labels stand to the right of the chosen year while there is room. */
export const isRight = (year: number) => year <= 3;

const yearAt = (year: number) => hundredth((year / waitingYears) * width);

/** Prices over five years on one scale that starts at zero. */
export function waitingScale(given: readonly WaitingLine[], year: number): WaitingScale {
  const value = axisOver([0, ...given.flatMap(({ values }) => values)], { ticks: 4, margin: 0.06 });
  const placed = given.map(({ values }) =>
    values.map((dollars, at): Place => ({ x: yearAt(at), y: hundredth(100 - value.at(dollars)) })),
  );
  const levels = (at: number) =>
    spacedLabels(
      placed.map((points) => points[at]?.y ?? 0),
      labelGap,
    );
  const [atYear, atEnd] = [levels(year), levels(waitingYears)];
  return {
    value,
    yearAt,
    lines: placed.map((points, index) => ({
      points,
      chosen: { x: yearAt(year), y: points[year]?.y ?? 0 },
      chosenLabel: { x: yearAt(year), y: atYear[index] ?? 0 },
      endLabel: { x: yearAt(waitingYears), y: atEnd[index] ?? 0 },
    })),
    hatched: given.flatMap(({ waiting }, index) => {
      const area = waiting && areaBeyondEdge(waiting, placed[index] ?? []);
      return area ? [area] : [];
    }),
  };
}

/** Beyond the edge the method would step up or down: the area above or below the line. */
function areaBeyondEdge(waiting: Waiting, points: readonly Place[]): readonly Place[] | undefined {
  const exit = bracketExit(waiting);
  const [before, after] = exit ? [points[Math.floor(exit.at)], points[Math.floor(exit.at) + 1]] : [];
  if (!exit || !before || !after) return undefined;
  const share = exit.at - Math.floor(exit.at);
  const crossing = {
    x: hundredth(yearAt(exit.at)),
    y: hundredth(before.y + share * (after.y - before.y)),
  };
  const side = exit.isUp ? 0 : 100;
  return [
    crossing,
    ...points.slice(Math.floor(exit.at) + 1),
    { x: yearAt(waitingYears), y: side },
    { x: crossing.x, y: side },
  ];
}
