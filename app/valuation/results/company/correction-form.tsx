import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { correctionWords as words } from "#content/valuation/results.ts";
import {
  type CorrectedFields,
  type Corrections,
  correctable,
  correctionsOf,
  isName,
  maxCorrectionLength,
} from "#domain/website/corrections.ts";
import { industries } from "#domain/website/industries.ts";
import * as styles from "./company-line.module.css";

export type CorrectionFormProps = {
  /** Initial values: what is shown now. */
  readonly profile: CorrectedFields;
  /** What the website said; an emptied field returns to it. */
  readonly read: CorrectedFields;
  readonly website: string;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onCancel: () => void;
};

/** Three fields below the line that they correct. Escape closes them. */
export function CorrectionForm({ profile, read, website, onCorrect, onCancel }: CorrectionFormProps) {
  const listId = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector("input")?.focus();
  }, []);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = Object.fromEntries(correctable.map((field) => [field, String(data.get(field) ?? "")]));
    const corrections = correctionsOf(typed as CorrectedFields, read);
    // The server accepts only names, because the page that shows them can be mailed to anyone.
    const notNames = correctable.filter((field) => !isName(corrections[field] ?? "", website));
    setRefused(notNames);
    if (notNames.length === 0) onCorrect(corrections);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${notNames[0]}]`)?.focus();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={words.title}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
    >
      {correctable.map((field) => (
        <Field key={field} label={words.fields[field]} error={refused.includes(field) && words.notAName}>
          <TextInput
            name={field}
            defaultValue={profile[field]}
            placeholder={read[field]}
            maxLength={maxCorrectionLength}
            autoComplete={field === "title" ? "organization" : "off"}
            list={field === "industry" ? listId : undefined}
          />
        </Field>
      ))}
      <datalist id={listId}>
        {Object.values(industries).map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary">
        {words.save}
      </Button>
      <p className={styles.formNote}>{words.note}</p>
    </form>
  );
}
