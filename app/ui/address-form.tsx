import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";
import { useHydrated } from "./use-hydrated.tsx";

type InputProps = ComponentProps<"input">;

export type AddressFormProps = Pick<
  InputProps,
  "ref" | "value" | "defaultValue" | "onChange" | "onBlur" | "placeholder"
> & {
  /** Where the browser sends the address by itself when no script has taken over. */
  readonly action: string;
  readonly onSubmit?: ComponentProps<"form">["onSubmit"];
  readonly name: string;
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly button: ReactNode;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly error?: ReactNode;
  readonly className?: string;
  /** Below the box: notes, or hidden fields to send along. */
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
  busy = false,
  error,
  className,
  children,
  ...input
}: AddressFormProps) {
  const id = useId();
  const errorId = `${id}-error`;
  // Until a script can enable the button again, being disabled is only said and drawn: the browser may still send.
  const hydrated = useHydrated();

  // A disabled button also blocks Enter in the field; whether the address will do is for onSubmit to say.
  function submitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || !disabled) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className={classNames("fld", className)} action={action} onSubmit={onSubmit} noValidate>
      <label className={labelHidden ? "sr" : "fld__l"} htmlFor={id}>
        {label}
      </label>
      <div className="ask">
        <input
          {...input}
          id={id}
          className="inp"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={busy}
          onKeyDown={submitOnEnter}
          {...(error && { "aria-invalid": true, "aria-describedby": errorId })}
        />
        <Button type="submit" disabled={disabled && hydrated} aria-disabled={disabled || undefined} busy={busy}>
          {button}
        </Button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </form>
  );
}
