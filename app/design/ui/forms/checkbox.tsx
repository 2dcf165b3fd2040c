import type { ComponentProps, ReactNode } from "react";
import * as styles from "./checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  readonly label: ReactNode;
  /** At the end of the row. */
  readonly note?: string;
};

/** A native box in a row that can be clicked as a whole. */
export function Checkbox({ label, note, ...rest }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
      {note && <small>{note}</small>}
    </label>
  );
}
