import { type ComponentProps, createContext, type ReactNode, use, useId } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./field.module.css";
import { FieldError } from "./field-error.tsx";

type Wiring = {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
};

const FieldContext = createContext<Wiring | null>(null);

export type FieldProps = {
  readonly label: ReactNode;
  /** One line below the control; the error replaces it. */
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Shown next to the label. Required fields are not marked. */
  readonly optional?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A label, its control, hint and error, connected for assistive technology. */
export function Field({ label, hint, error, optional = false, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const wiring: Wiring = { id, describedBy: error || hint ? noteId : undefined, invalid: Boolean(error) };
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>optional</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <span className={styles.hint} id={noteId}>
            {hint}
          </span>
        )
      )}
    </div>
  );
}

/** Attributes from the surrounding field; empty for a control with its own aria-label. */
function useWiring() {
  const wiring = use(FieldContext);
  return {
    id: wiring?.id,
    "aria-describedby": wiring?.describedBy,
    "aria-invalid": wiring?.invalid || undefined,
  };
}

export function TextInput({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input {...useWiring()} {...rest} type={type} className={classNames(styles.input, className)} />;
}

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...useWiring()} {...rest} rows={rows} className={classNames(styles.input, className)} />;
}
