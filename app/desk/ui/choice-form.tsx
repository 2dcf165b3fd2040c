import { Form, useSubmit } from "react-router";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import * as styles from "./choice-form.module.css";

type ChoiceFormProps = {
  readonly label: string;
  /** In the address. */
  readonly name: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Of the button that stands in while there is no script. */
  readonly show: string;
};

/** A choice that changes the address: at once with script, by a button without it. */
export function ChoiceForm({ label, name, value, choices, show }: ChoiceFormProps) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  return (
    <Form className={styles.form} onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}>
      <label className={styles.choice}>
        <span className={styles.label}>{label}</span>
        <select className={styles.select} name={name} defaultValue={value} key={value}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
      {!isHydrated && (
        <button type="submit" className={styles.choice}>
          {show}
        </button>
      )}
    </Form>
  );
}
