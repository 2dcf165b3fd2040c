import type { InputHTMLAttributes } from "react";

type DayFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "className" | "disabled" | "aria-describedby"
> & {
  readonly "data-key": string;
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  /** Earlier days cannot be chosen. */
  readonly today: string;
  readonly onChosen: (input: HTMLInputElement) => void;
};

/** A day, saved when the field is left or Enter is pressed: while a date is typed, browsers report half of it. */
export function DayField({ value, today, onChosen, ...input }: DayFieldProps) {
  function save(field: HTMLInputElement): void {
    if (field.value !== value && field.reportValidity()) onChosen(field);
  }
  return (
    <input
      {...input}
      type="date"
      defaultValue={value}
      min={today}
      max="2099-12-31"
      onBlur={({ currentTarget }) => save(currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        save(event.currentTarget);
      }}
    />
  );
}
