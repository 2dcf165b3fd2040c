import { classNames } from "#app/design/ui/class-names.ts";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { fieldErrorWords as words } from "#content/depth/panels.ts";
import type { FieldError } from "#domain/depth/depth-fields.ts";
import * as styles from "./number-field.module.css";
import type { PanelProps } from "./panel-props.ts";

type NumberFieldProps = Pick<PanelProps, "fields" | "errors" | "onField"> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isPercent?: boolean;
  /** The decimal keypad of a phone has no minus. */
  readonly canBeNegative?: boolean;
  readonly className?: string | undefined;
};

/** An amount in dollars or a percentage, kept as the text that was typed. */
export function NumberField({
  name,
  label,
  hint,
  isPercent = false,
  canBeNegative = false,
  ...rest
}: NumberFieldProps) {
  const { fields, errors, onField, className } = rest;
  const error = errors[name];
  return (
    <Field
      label={label}
      hint={hint}
      error={error && fieldErrorText(error, isPercent)}
      className={classNames(styles.field, className)}
    >
      <TextInput
        name={name}
        value={fields[name] ?? ""}
        onChange={({ target }) => onField(name, target.value)}
        inputMode={canBeNegative ? "text" : "decimal"}
        autoComplete="off"
        className={styles.input}
      />
    </Field>
  );
}

/** What is wrong with a field. */
export function fieldErrorText(error: FieldError, isPercent: boolean): string {
  if (error.is === "unreadable") return isPercent ? words.unreadablePercent : words.unreadable;
  return isPercent ? words.outsidePercent(error) : words.outside(error);
}
