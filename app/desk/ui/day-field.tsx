import { type ComponentProps, useId, useState } from "react";
import { leadWords } from "#content/desk/leads/lead.ts";
import * as styles from "./day-field.module.css";

const { assignment: words } = leadWords;
export const lastDay = "2099-12-31";

type DayFieldProps = Pick<ComponentProps<"input">, "id" | "name" | "className" | "disabled" | "aria-describedby"> & {
  readonly "data-key": string;
  /** The stored day, YYYY-MM-DD, or empty. */
  readonly value: string;
  /** Earlier days cannot be chosen. */
  readonly today: string;
  readonly onChosen: (input: HTMLInputElement) => void;
};

/**
 * A day, saved when the field is left or Enter is pressed: while a date is typed, browsers report half of it. A day that
 * cannot be chosen is named; when the field is left, or with Escape, the stored one is back.
 */
export function DayField({ value, today, onChosen, "aria-describedby": describedBy, ...input }: DayFieldProps) {
  const [isRefused, setRefused] = useState(false);
  const errorId = useId();
  function save(field: HTMLInputElement): boolean {
    const chosen = field.value;
    // Half a date is empty, with bad input. The stored day may have passed.
    const isSame = chosen === value && !field.validity.badInput;
    const isRight = chosen === "" ? !field.validity.badInput : today <= chosen && chosen <= lastDay;
    setRefused(!isSame && !isRight);
    if (!isSame && isRight) onChosen(field);
    return isSame || isRight;
  }
  return (
    <>
      <input
        {...input}
        type="date"
        defaultValue={value}
        min={today}
        max={lastDay}
        aria-invalid={isRefused || undefined}
        aria-describedby={[describedBy, isRefused && errorId].filter(Boolean).join(" ") || undefined}
        onChange={() => setRefused(false)}
        onBlur={({ currentTarget }) => {
          if (!save(currentTarget)) currentTarget.value = value;
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            event.currentTarget.value = value;
            setRefused(false);
          }
          if (event.key !== "Enter") return;
          event.preventDefault();
          save(event.currentTarget);
        }}
      />
      {isRefused && (
        <p id={errorId} className={styles.error} role="alert">
          {words.refusedDay}
        </p>
      )}
    </>
  );
}
