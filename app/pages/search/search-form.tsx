import { type FormEvent, useId, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import * as styles from "#app/design/ui/forms/address-form.module.css";
import * as fieldStyles from "#app/design/ui/forms/field.module.css";
import { maxQueryLength } from "#domain/search/words.ts";

type SearchFormProps = {
  readonly action: string;
  readonly query: string;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
};

/** A GET form, so that a search can be linked and works without script. */
export function SearchForm({ action, query, label, placeholder, button }: SearchFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // Going back restores the earlier query in the field, without moving the focus. The first one is there already, and
  // what was typed since stays.
  const shown = useRef(query);
  useLayoutEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (field.current) field.current.value = query;
  }, [query]);

  const navigate = useNavigate();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new URLSearchParams({ q: field.current?.value ?? "" });
    // Like a form: repeating the same query adds no history entry.
    void navigate(`${action}?${words}`, { replace: `?${words}` === window.location.search });
  };

  return (
    <search>
      <form className={fieldStyles.field} action={action} method="get" onSubmit={ask}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.box}>
          <input
            ref={field}
            id={id}
            className={fieldStyles.input}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={placeholder}
            maxLength={maxQueryLength}
            enterKeyHint="search"
            autoComplete="off"
          />
          <Button type="submit">{button}</Button>
        </div>
      </form>
    </search>
  );
}
