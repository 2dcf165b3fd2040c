import { type ComponentProps, type CSSProperties, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";

export type SliderProps = Pick<ComponentProps<"input">, "name" | "disabled" | "onBlur"> & {
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
  readonly inputClassName?: string;
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
  inputClassName,
  ...input
}: SliderProps) {
  const id = useId();
  const errorId = givenErrorId ?? `${id}-error`;
  const share = ((value - min) / (max - min)) * 100;
  return (
    <div className={classNames("sld", unset !== undefined && "sld--unset", className)}>
      <div className="sld__h">
        <span className="sld__l">
          <label className="fld__l" htmlFor={id}>
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
      <div className="sld__r">
        <svg className="sld__t" viewBox={`0 0 ${ticks} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path d={ruler(ticks)} />
        </svg>
        <input
          {...input}
          id={id}
          className={inputClassName}
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
        <span className="sld__e tick" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
