import * as styles from "./advantages.module.css";
import { useBelowFold } from "./use-below-fold.ts";

type Legend = readonly { readonly value: string; readonly text: string }[];

const round = (value: number) => Math.round(value * 10) / 10;

/** A ruler of days, with the first letter of intent marked. */
export function DayRuler() {
  const { ruler } = useBelowFold().advantages.drawings;
  const x = (day: number) => round(8 + (day * 304) / ruler.days);
  const days = Array.from({ length: ruler.days + 1 }, (_, day) => day);
  const marked = x(ruler.marked);
  return (
    <svg className={styles.ruler} viewBox="0 0 320 124" role="img" aria-label={ruler.label}>
      <path
        className={styles.day}
        d={days
          .filter((day) => day % 7)
          .map((day) => `M${x(day)} 96v-11`)
          .join("")}
      />
      <path
        className={styles.week}
        d={`${days
          .filter((day) => day % 7 === 0)
          .map((day) => `M${x(day)} 96v-22`)
          .join("")}M8 96H312`}
      />
      <rect x="8" y="60" width={marked - 8} height="10" />
      <path className={styles.markedDay} d={`M${marked} 34v62M${marked - 10} 34h20M${marked} 24v20`} />
      {days
        .filter((day) => day % 7 === 0)
        .map((day) => (
          <text key={day} x={x(day)} y="118" textAnchor={day === 0 ? "start" : day === ruler.days ? "end" : "middle"}>
            {day === 0 ? ruler.first : day}
          </text>
        ))}
    </svg>
  );
}

/** A point on the dial; midnight is at the top, one rotation is a day. */
function onDial(hour: number, radius: number): string {
  const angle = (hour / 24) * 2 * Math.PI;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
}

const spokes = (hours: readonly number[], from: number, to: number) =>
  hours.map((hour) => `M${onDial(hour, from)}L${onDial(hour, to)}`).join("");

/** A day as a ring: the firm's hours outside, office hours inside. */
export function SupportDial() {
  const { dial } = useBelowFold().advantages.drawings;
  const quarters = Array.from({ length: 96 }, (_, quarter) => quarter / 4);
  return (
    <div className={styles.withLegend}>
      <svg className={styles.dial} viewBox="-98 -98 196 196" role="img" aria-label={dial.label}>
        <path
          className={styles.quarter}
          d={spokes(
            quarters.filter((hour) => hour % 1),
            84,
            88,
          )}
        />
        <path
          className={styles.hour}
          d={spokes(
            quarters.filter((hour) => hour % 1 === 0),
            84,
            92,
          )}
        />
        <circle r="74" />
        <path className={styles.officeHours} d={`M${onDial(9, 54)}A54 54 0 0 1 ${onDial(17, 54)}`} />
        <path className={styles.hour} d={spokes([9, 17], 44, 64)} />
        <path className={styles.center} d="M-13 0h26M0-13v26" />
      </svg>
      <LegendList items={dial.legend} />
    </div>
  );
}

const rows = 6;

/** One dot per buyer, filled by the progress of the talks. */
export function BuyerDots() {
  const { dots } = useBelowFold().advantages.drawings;
  const all = Array.from({ length: dots.total }, (_, index) => index);
  const kind = (index: number) =>
    index < dots.offers ? styles.offer : index < dots.interested ? styles.interested : styles.other;
  return (
    <div className={styles.withLegend}>
      <svg className={styles.dots} viewBox="0 0 172 112" role="img" aria-label={dots.label}>
        {all.map((index) => (
          <circle
            key={index}
            className={kind(index)}
            cx={round(6.2 + Math.floor(index / rows) * 20)}
            cy={round(6.2 + (index % rows) * 20)}
            r="5.2"
          />
        ))}
      </svg>
      <LegendList items={dots.legend} />
    </div>
  );
}

function LegendList({ items }: { readonly items: Legend }) {
  return (
    <ul aria-hidden="true">
      {items.map(({ value, text }) => (
        <li key={text}>
          <b>{value}</b>
          {text}
        </li>
      ))}
    </ul>
  );
}
