import { type ReactNode, useId } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon, type IconName } from "#app/design/ui/icon.tsx";
import * as styles from "./choice.module.css";
import * as fieldStyles from "./field.module.css";
import { FieldError } from "./field-error.tsx";

export type Option<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: IconName;
};

export type ChoiceProps<Value extends string> = {
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly name: string;
  readonly options: readonly Option<Value>[];
  /** Null while nothing is selected. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly error?: ReactNode;
  readonly className?: string | undefined;
};

/** One of a few, side by side: native radio buttons, so arrow keys and form submission work. */
export function Choice<Value extends string>({
  label,
  labelHidden = false,
  name,
  options,
  value,
  onValueChange,
  error,
  className,
}: ChoiceProps<Value>) {
  const errorId = useId();
  return (
    <fieldset
      className={classNames(styles.choice, className)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows this role here, and only it takes aria-invalid.
      role="radiogroup"
      {...(error && { "aria-invalid": true, "aria-describedby": errorId })}
    >
      <legend className={labelHidden ? "sr" : fieldStyles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

export type PresetsProps<Value extends string | number> = {
  /** Announced before the buttons. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
};

/** Shortcuts that set another control; the one that matches its value is pressed. */
export function Presets<Value extends string | number>({ label, options, value, onValueChange }: PresetsProps<Value>) {
  return (
    <fieldset className={styles.presets}>
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
