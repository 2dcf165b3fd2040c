import { useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import { Button, buttonClass } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { leadColumnNames as names, leadListWords as words } from "#content/desk/leads.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { defaultColumns, type LeadQuery, leadColumns, writeLeadQuery } from "#domain/desk/leads/lead-query.ts";
import * as styles from "./panel.module.css";
import { listAddress } from "./view-tabs.tsx";

const outline = { path: "M4 4h16v16H4zM10 4v16M15 4v16" } as const;

/** Which columns the table has; kept in the address, like everything else of a view. */
export function ColumnsPanel({ query }: { readonly query: LeadQuery }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const shown = query.columns ?? defaultColumns;
  const { columns: _, page: __, ...others } = query;

  function apply(): void {
    const chosen = new Set(form.current ? new FormData(form.current).getAll("columns") : []);
    const columns = leadColumns.filter((column) => chosen.has(column));
    const isUsual = columns.length === 0 || columns.join() === defaultColumns.join();
    void navigate(listAddress(isUsual ? others : { ...others, columns }), { preventScrollReset: true });
  }

  return (
    <details className={styles.panel} data-wide-only="">
      <summary className={buttonClass("quiet", "sm")}>
        <Icon name={outline} size="s" /> {words.columns}
      </summary>
      <Form
        ref={form}
        className={styles.sheet}
        action={deskScreens.leads.path}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {[...writeLeadQuery(others)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className={styles.head}>
          {words.columns} <Link to={listAddress(others)}>{words.reset}</Link>
        </p>
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
                <input
                  type="checkbox"
                  name="columns"
                  value={column}
                  defaultChecked={shown.includes(column)}
                  onChange={apply}
                />
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
    </details>
  );
}
