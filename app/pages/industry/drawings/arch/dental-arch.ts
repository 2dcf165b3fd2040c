import { hundredth } from "#domain/charts/rounding.ts";

/** Width of a tooth along the arch, in millimeters, from the middle to the third molar (Wheeler's averages). */
export const toothWidths = {
  upper: [8.5, 6.5, 7.5, 7, 7, 10, 9, 8.5],
  lower: [5, 5.5, 7, 7, 7, 11, 10.5, 10],
} as const;

export type Jaw = keyof typeof toothWidths;

export type Tooth = {
  /**
   * Universal numbering: 1 is the upper right third molar, 16 the upper left one, 17 the lower left, 32 the lower
   * right.
   */
  readonly number: number;
  readonly jaw: Jaw;
  /** 1 is a central incisor, 8 a third molar. */
  readonly position: number;
  /** The patient's right is on the chart's left. */
  readonly side: "right" | "left";
  /** Its center, in millimeters from the center of the chart. */
  readonly x: number;
  readonly y: number;
  /** Direction of the arch at this tooth, in degrees. */
  readonly turn: number;
  /** Unit vector toward lip and cheek. */
  readonly outward: readonly [x: number, y: number];
};

/** Exponent of a superellipse: flatter at the front and straighter along the cheeks than an ellipse. */
const archPower = 2.3;
/** Depth of an arch divided by half its width. */
const archDepth = 1.72;
/** Between the ends of the two arches, in millimeters. */
const jawGap = 9;
const curveSteps = 2000;

/** All 32 teeth in numerical order, each touching the next. */
export function dentalArch(): readonly Tooth[] {
  return (["upper", "lower"] as const).flatMap((jaw) => {
    const half = halfArch(jaw);
    const right = half.map((tooth) => ({ ...tooth, side: "right" as const }));
    const left = half.map((tooth) => ({ ...tooth, side: "left" as const }));
    const round = jaw === "upper" ? [...right.toReversed(), ...left] : [...left.toReversed(), ...right];
    return round.map((tooth, index) => placed(tooth, jaw, (jaw === "upper" ? 1 : 17) + index));
  });
}

type HalfTooth = { readonly position: number; readonly along: number; readonly deep: number; readonly angle: number };

function placed(tooth: HalfTooth & Pick<Tooth, "side">, jaw: Jaw, number: number): Tooth {
  const { position, along, deep, angle, side } = tooth;
  const across = side === "left" ? 1 : -1;
  const up = jaw === "upper" ? -1 : 1;
  return {
    number,
    jaw,
    position,
    side,
    x: hundredth(across * along),
    y: hundredth(up * (deep + jawGap / 2)),
    turn: hundredth((across * -up * angle * 180) / Math.PI),
    outward: [hundredth(across * Math.sin(angle)), hundredth(up * Math.cos(angle))],
  };
}

/** The left half, from the middle outward. */
function halfArch(jaw: Jaw): readonly HalfTooth[] {
  const curve = archCurve(jaw);
  const pointAt = (length: number) => curve.find((point) => point.length >= length - 1e-9) ?? { along: 0, deep: 0 };
  let reached = 0;
  return toothWidths[jaw].map((width, index) => {
    const [mesial, distal] = [pointAt(reached), pointAt(reached + width)];
    reached += width;
    return {
      position: index + 1,
      along: (mesial.along + distal.along) / 2,
      deep: (mesial.deep + distal.deep) / 2,
      angle: Math.atan2(mesial.deep - distal.deep, distal.along - mesial.along),
    };
  });
}

/** Half of an arch, scaled to fit eight teeth: points with their distance from the front. */
function archCurve(jaw: Jaw) {
  const needed = toothWidths[jaw].reduce<number>((sum, width) => sum + width, 0);
  let length = 0;
  let last = { across: 0, deep: archDepth };
  const unit = Array.from({ length: curveSteps + 1 }, (_, step) => {
    const angle = (step / curveSteps) * (Math.PI / 2);
    const across = Math.sin(angle) ** (2 / archPower);
    const deep = archDepth * Math.cos(angle) ** (2 / archPower);
    length += Math.hypot(across - last.across, deep - last.deep);
    last = { across, deep };
    return { across, deep, length };
  });
  const scale = needed / length;
  return unit.map((point) => ({
    along: point.across * scale,
    deep: point.deep * scale,
    length: point.length * scale,
  }));
}

/** A line around the outside of the upper arch, from the patient's right, divided by share of its length. */
export function arcAround(offset: number, shares: readonly number[]): readonly string[] {
  const points = pointsAroundArch(offset);
  const total = points.at(-1)?.length ?? 0;
  let from = 0;
  return shares.map((share) => {
    const to = from + share;
    const part = points.filter(
      ({ length }) => length >= from * total + arcGap / 2 && length <= to * total - arcGap / 2,
    );
    from = to;
    return `M${part.map(({ x, y }) => `${hundredth(x)} ${hundredth(y)}`).join("L")}`;
  });
}

const arcGap = 2;
const arcSteps = 40;

/** Points at an offset from the upper arch, from right to left, with the path length up to each. */
function pointsAroundArch(offset: number) {
  const curve = archCurve("upper");
  const half = Array.from({ length: arcSteps + 1 }, (_, step) => {
    const index = Math.round((step / arcSteps) * curveSteps);
    const here = curve[index] ?? { along: 0, deep: 0 };
    const [before, after] = [curve[Math.max(index - 1, 0)] ?? here, curve[index + 1] ?? here];
    const angle = Math.atan2(before.deep - after.deep, after.along - before.along);
    return { x: here.along + offset * Math.sin(angle), y: -(here.deep + jawGap / 2 + offset * Math.cos(angle)) };
  });
  const round = [...half.toReversed().map(({ x, y }) => ({ x: -x, y })), ...half.slice(1)];
  let length = 0;
  return round.map((point, index) => {
    const last = round[index - 1] ?? point;
    length += Math.hypot(point.x - last.x, point.y - last.y);
    return { ...point, length };
  });
}
