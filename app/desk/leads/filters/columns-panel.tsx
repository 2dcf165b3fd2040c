import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button, buttonClass } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { leadColumnNames as names, leadListWords as words } from "#content/desk/leads/leads.ts";
import { type LeadColumn, type LeadQuery, leadColumns } from "#domain/desk/leads/lead-query.ts";
import * as styles from "./panel.module.css";
import { actionOf } from "./view-tabs.tsx";

type Props = { readonly query: LeadQuery; readonly shown: readonly LeadColumn[] };

/** The columns of the table: in the address, like the rest of a view, and stored as the member's choice. */
export function ColumnsPanel({ query, shown }: Props) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // A reset, and a choice in another tab: the boxes keep what was checked by hand otherwise.
  useEffect(() => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>("[name=columns]") ?? [])
      box.checked = (shown as readonly string[]).includes(box.value);
  }, [shown]);
  return (
    <details className={styles.panel} data-wide-only="">
      <summary className={buttonClass("quiet", "sm")}>
        <Icon name="columns" size="s" /> {words.columns}
      </summary>
      <div className={styles.sheet}>
        <Form className={styles.head} method="post" action={actionOf(query)} preventScrollReset>
          <input type="hidden" name="intent" value="chooseColumns" />
          {words.columns}
          <button type="submit" className="link">
            {words.reset}
          </button>
        </Form>
        <Form
          ref={form}
          method="post"
          action={actionOf(query)}
          onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
        >
          <input type="hidden" name="intent" value="chooseColumns" />
          <ul>
            <li>
              <label>
                <input type="checkbox" checked disabled /> {names.company}
              </label>
              <span>{words.always}</span>
            </li>
            {leadColumns.map((column) => (
              <li key={column}>
                <label>
                  <input type="checkbox" name="columns" value={column} defaultChecked={shown.includes(column)} />
                  {names[column]}
                </label>
              </li>
            ))}
          </ul>
          <noscript>
            <Button type="submit" variant="secondary" size="sm">
              {words.apply}
            </Button>
          </noscript>
        </Form>
      </div>
    </details>
  );
}
