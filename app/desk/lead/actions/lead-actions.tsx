import { type ReactNode, useId } from "react";
import { Link, useFetcher } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { Icon, type IconChoice } from "#app/design/ui/icon.tsx";
import type { Outcome } from "#app/desk/lead/lead-desk.ts";
import type { LeadView } from "#app/desk/lead/lead-view.ts";
import { leadWords } from "#content/desk/lead.ts";
import * as styles from "./lead-actions.module.css";
import type { LeadIntent } from "./run-lead-form.ts";

const words = leadWords.do;

const outlines = {
  lock: { path: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4" },
  board: { path: "M4 4h16v16H4zM4 9h16M10 9v11" },
  outside: { path: "M10 14 20 4M14 4h6v6M18 14v6H4V6h6" },
  merge: { path: "M6 4v5a6 6 0 0 0 6 6h6M14 11l4 4-4 4M6 20v-7" },
  bin: { path: "M4 6h16M8 6V3h8v3M6 6l1 15h10l1-15" },
} as const satisfies Readonly<Record<string, IconChoice>>;

/** What can be done with a lead. What a role may not do is not offered. */
export function LeadActions({ view }: { readonly view: LeadView }) {
  const { id, may, reports, sameCompany } = view;
  const fetcher = useFetcher<Outcome>();
  const act = (
    intent: LeadIntent,
    icon: IconChoice,
    label: ReactNode,
    fields: Readonly<Record<string, string>> = {},
  ) => (
    <li key={`${intent} ${fields["edition"]}`}>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={styles.action}>
          <Icon name={icon} size="s" />
          {label}
        </button>
      </fetcher.Form>
    </li>
  );
  return (
    <>
      <ul className={styles.actions}>
        {may.sendLink &&
          act(
            "sendLink",
            "mail",
            <>
              {words.sendLink} <small>{words.byEmail}</small>
            </>,
          )}
        {may.reports &&
          reports.toOpen.map((one) => act("openReport", outlines.lock, words.open(one.name), { edition: one.id }))}
        {may.reports &&
          reports.toClose.map((one) => act("closeReport", outlines.lock, words.close(one.name), { edition: one.id }))}
        {may.redeliver && act("redeliver", outlines.board, words.redeliver)}
        <li>
          <a className={styles.action} href={`/valuation/result/${id}`} target="_blank" rel="noreferrer">
            <Icon name={outlines.outside} size="s" />
            {words.see}
          </a>
        </li>
        {may.merge && sameCompany.length > 0 && (
          <li>
            <Merge others={sameCompany} />
          </li>
        )}
        {may.remove && (
          <li>
            <Link className={classNames(styles.action, styles.remove)} to="?ask=delete" preventScrollReset>
              <Icon name={outlines.bin} size="s" />
              {words.remove}
            </Link>
          </li>
        )}
      </ul>
      <p className={styles.said} role="status">
        {fetcher.data?.error ?? fetcher.data?.note}
      </p>
    </>
  );
}

function Merge({ others }: { readonly others: LeadView["sameCompany"] }) {
  const fetcher = useFetcher<Outcome>();
  const field = useId();
  return (
    <details>
      <summary className={styles.action}>
        <Icon name={outlines.merge} size="s" />
        {words.merge}
      </summary>
      <fetcher.Form method="post" className={styles.merge}>
        <input type="hidden" name="intent" value="merge" />
        <label htmlFor={field}>{words.mergeHint}</label>
        <select id={field} name="other" className={styles.choice}>
          {others.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
        <button type="submit" className={buttonClass("secondary", "sm")}>
          {words.mergeButton}
        </button>
        <p role="status">{fetcher.data?.error ?? fetcher.data?.note}</p>
      </fetcher.Form>
    </details>
  );
}
