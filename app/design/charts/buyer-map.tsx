import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { type PlacedSector, placeBuyers, polar, rings } from "./buyer-layout.ts";
import * as styles from "./buyer-map.module.css";

type Shape = "circle" | "square" | "diamond";

export interface BuyerSector {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** How many are in active discussion: the filled marks, closest to the center. */
  readonly active: number;
  readonly shape: Shape;
}

interface BuyerMapProps {
  readonly sectors: readonly BuyerSector[];
  /** Start of the first sector, in degrees clockwise from three o'clock. */
  readonly start?: number;
  /** Drawn over the rings and under the marks. */
  readonly children?: ReactNode;
}

const edge = rings[2];

const shapeClass: Record<Shape, string | undefined> = {
  circle: styles.circle,
  square: styles.square,
  diamond: styles.diamond,
};

const keyClass: Record<Shape, string | undefined> = {
  circle: styles.circleKey,
  square: undefined,
  diamond: styles.diamondKey,
};

/** Every buyer of a mandate as a mark: a sector's angle is its share; closer to the center is a better fit. */
export function BuyerMap({ sectors, start = -90, children }: BuyerMapProps) {
  const placed = placeBuyers(sectors, start);
  return (
    <svg className={styles.map} viewBox="-156 -156 312 312" role="img" aria-label={sentence(sectors)}>
      {rings.map((radius) => (
        <circle key={radius} className={styles.ring} data-part="grid" r={radius} />
      ))}
      <path className={styles.ring} data-part="grid" d={scaleTicks} />
      {children}
      <path className={styles.spoke} data-part="grid" d={placed.map(({ from }) => line(20, edge, from)).join("")} />
      {placed.map((part) => (
        <g key={part.sector.id} className={shapeClass[part.sector.shape]} data-shape={part.sector.shape}>
          <Marks placed={part} />
        </g>
      ))}
      <circle className={styles.core} r="15" />
      <path className={styles.plus} d="M-8 0h16M0-8v16" />
    </svg>
  );
}

function Marks({ placed: { sector, points } }: { readonly placed: PlacedSector<BuyerSector> }) {
  return points.map(([x, y], index) => {
    const active = index < sector.active;
    return (
      <path
        key={`${x} ${y}`}
        className={classNames(styles.dot, active && styles.active)}
        data-active={active || undefined}
        d={outlines[sector.shape](x, y, active ? 6.2 : 4.3)}
      />
    );
  });
}

/** Shapes of about equal area, so that no kind of buyer looks larger. */
const outlines: Record<Shape, (x: number, y: number, radius: number) => string> = {
  circle: (x, y, radius) => {
    const half = `a${radius} ${radius} 0 1 0 `;
    return `M${short(x - radius)} ${y}${half}${radius * 2} 0${half}${-radius * 2} 0z`;
  },
  square: (x, y, radius) => {
    const side = short(radius * 1.8);
    return `M${short(x - side / 2)} ${short(y - side / 2)}h${side}v${side}h${-side}z`;
  },
  diamond: (x, y, radius) => {
    const reach = short(radius * 1.26);
    return `M${x} ${short(y - reach)}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z`;
  },
};

const short = (value: number) => Math.round(value * 10) / 10;

const line = (from: number, to: number, degrees: number) =>
  `M${polar(from, degrees).join(" ")}L${polar(to, degrees).join(" ")}`;

/** A tick every six degrees around the edge, a longer one every thirty. */
const scaleTicks = Array.from({ length: 60 }, (_, index) =>
  line(edge + 2, edge + (index % 5 === 0 ? 11 : 7), index * 6),
).join("");

function sentence(sectors: readonly BuyerSector[]): string {
  const sum = (key: "count" | "active") => sectors.reduce((total, sector) => total + sector[key], 0);
  const kinds = sectors.map(({ label, count }) => `${label} ${count}`).join(", ");
  return `Map of ${sum("count")} buyers placed by fit. ${kinds}. ${sum("active")} near the center are in active discussion.`;
}

/** The shape of a sector's marks, next to its name. */
export function BuyerKey({ shape }: { readonly shape: Shape }) {
  return <i className={classNames(styles.key, keyClass[shape])} aria-hidden="true" />;
}
