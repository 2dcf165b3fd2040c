import { type CSSProperties, type ReactNode, useId } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as fieldStyles from "./field.module.css";
import { FieldError } from "./field-error.tsx";
import * as styles from "./slider.module.css";

export type SliderProps = {
  readonly label: ReactNode;
  /** Next to the label, such as a badge that names the bracket. */
  readonly note?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onValueChange: (value: number) => void;
  /** Announced instead of a value while there is none; the slider then looks unset. */
  readonly unset?: string | undefined;
  /** Formats a value for display and announcement: "$1.5M", "60%". */
  readonly format: (value: number) => string;
  /** Labels under the two ends; the formatted limits by default. */
  readonly ends?: readonly [string, string];
  /** Divisions of the ruler. */
  readonly ticks?: number;
  readonly error?: ReactNode;
  /** For a readout that is an input and shares the error. */
  readonly errorId?: string;
  /** Replaces the formatted value, for example with an input. */
  readonly readout?: ReactNode;
  readonly className?: string | undefined;
};

/** One stroke at each division, both ends included. */
const ruler = (ticks: number) => Array.from({ length: ticks + 1 }, (_, tick) => `M${tick} 0v1`).join("");

export function Slider({
  label,
  note,
  value,
  min,
  max,
  step,
  onValueChange,
  unset,
  format,
  ends = [format(min), format(max)],
  ticks = 20,
  error,
  errorId: givenErrorId,
  readout,
  className,
}: SliderProps) {
  const id = useId();
  const errorId = givenErrorId ?? `${id}-error`;
  const share = ((value - min) / (max - min)) * 100;
  return (
    <div className={classNames(unset !== undefined && styles.unset, className)}>
      <div className={styles.head} data-part="head">
        <span className={styles.label} data-part="label">
          <label className={fieldStyles.label} htmlFor={id}>
            {label}
          </label>
          {note}
        </span>
        {/* The slider announces its own value; a live region here would repeat it. */}
        {readout ?? (
          <span className="figure" aria-hidden="true">
            {format(value)}
          </span>
        )}
      </div>
      <div className={styles.ruler}>
        <svg className={styles.ticks} viewBox={`0 0 ${ticks} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path d={ruler(ticks)} />
        </svg>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={unset ?? format(value)}
          style={{ "--v": `${share}%` } as CSSProperties}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
          {...(error && { "aria-invalid": true, "aria-describedby": errorId })}
        />
        <span className={classNames(styles.ends, "tick")} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </span>
      </div>
      {error && (
        <FieldError id={errorId} className={styles.error}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
