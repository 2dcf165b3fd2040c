import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import * as styles from "./address-form.module.css";
import * as fieldStyles from "./field.module.css";
import { FieldError } from "./field-error.tsx";

type InputProps = ComponentProps<"input">;

export type AddressFormProps = Pick<
  InputProps,
  "ref" | "value" | "defaultValue" | "onChange" | "onBlur" | "placeholder"
> & {
  /** Where the form submits without script. */
  readonly action: string;
  readonly onSubmit?: ComponentProps<"form">["onSubmit"];
  readonly name: string;
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly button: ReactNode;
  /** There is nothing to submit yet. The button keeps its look and can be pressed, which calls `onDisabledPress`. */
  readonly disabled?: boolean;
  readonly onDisabledPress?: () => void;
  readonly busy?: boolean;
  /** What to do next, in the place of the error; announced when it appears. */
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly className?: string | undefined;
  /** Below the box: notes, or hidden fields to submit. */
  readonly children?: ReactNode;
};

/** A web address and its button in one box. */
export function AddressForm({
  action,
  onSubmit,
  label,
  labelHidden = false,
  button,
  disabled = false,
  onDisabledPress,
  busy = false,
  hint,
  error,
  className,
  children,
  ...input
}: AddressFormProps) {
  const id = useId();
  const noteId = `${id}-note`;

  // On a small screen the note may be below the fold. It is rendered in the next frame.
  function showNote() {
    requestAnimationFrame(() => document.getElementById(noteId)?.scrollIntoView({ block: "nearest" }));
  }

  const submit: typeof onSubmit = (event) => {
    onSubmit?.(event);
    showNote();
  };

  function press(event: MouseEvent) {
    if (!disabled) return;
    event.preventDefault();
    onDisabledPress?.();
    showNote();
  }

  // Enter in the field also presses the button; onSubmit then validates the address.
  function submitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || !disabled) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className={classNames(fieldStyles.field, className)} action={action} onSubmit={submit} noValidate>
      <label className={labelHidden ? "sr" : fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={fieldStyles.input}
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={busy}
          onKeyDown={submitOnEnter}
          {...(error && { "aria-invalid": true })}
          {...((error || hint) && { "aria-describedby": noteId })}
        />
        <Button type="submit" aria-disabled={disabled || undefined} busy={busy} onClick={press}>
          {button}
        </Button>
      </div>
      {error && <FieldError id={noteId}>{error}</FieldError>}
      {hint && !error && (
        <p className={styles.hint} id={noteId} role="status">
          {hint}
        </p>
      )}
      {children}
    </form>
  );
}
