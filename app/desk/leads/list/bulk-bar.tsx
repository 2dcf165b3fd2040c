import { type SubmitEvent, useId, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#app/design/ui/controls/button.tsx";
import { mergeAddress } from "#app/desk/lead/actions/merge-forms.tsx";
import { ExportProgress, exportAddress } from "#app/desk/leads/filters/export-panel.tsx";
import { useExport } from "#app/desk/leads/filters/use-export.ts";
import { lastDay } from "#app/desk/ui/day-field.tsx";
import { filterNames, leadListWords as words } from "#content/desk/leads/leads.ts";
import type { LeadLine } from "#domain/desk/leads/lead-list.ts";
import type { LeadQuery } from "#domain/desk/leads/lead-query.ts";
import { isSameCompany } from "#domain/desk/leads/merge.ts";
import { stageNames } from "#domain/desk/leads/stages.ts";
import type { Member } from "#domain/desk/people/member.ts";
import * as styles from "./bulk-bar.module.css";
import { BulkDeletion } from "./bulk-deletion.tsx";
import type { BulkAction } from "./use-bulk-action.ts";
import type { Selection } from "./use-selection.ts";

type Rights = Readonly<Record<"change" | "assign" | "redeliver" | "merge" | "export" | "remove", boolean>>;
type Props = {
  readonly bulk: BulkAction;
  readonly selection: Selection;
  readonly members: readonly Pick<Member, "id" | "name">[];
  readonly rights: Rights;
  readonly query: LeadQuery;
  readonly today: string;
};

/** What can be done with the selected rows. Stays until its result was read, also if the rows have left the page. */
export function BulkBar({ bulk, selection, members, rights, query, today }: Props) {
  const { state, start, cancel } = useExport();
  const [isDeleting, setDeleting] = useState(false);
  const day = useId();
  const { ids } = selection;
  if (ids.length === 0)
    return (
      <p className={styles.result} role="status">
        {bulk.said}
      </p>
    );
  const label = words.selected(ids.length);
  const merge = mergeOf(selection);
  return (
    <div className={`${styles.bar} on-pine`} role="toolbar" aria-label={label} aria-busy={bulk.isRunning}>
      <b className={styles.count}>{label}</b>
      {rights.assign && (
        <FieldChoice
          field="owner"
          shortcut="a"
          bulk={bulk}
          ids={ids}
          choices={[{ id: nobody, name: words.nobody }, ...members]}
        />
      )}
      {rights.change && (
        <>
          <FieldChoice
            field="stage"
            shortcut="s"
            bulk={bulk}
            ids={ids}
            choices={Object.entries(stageNames).map(([id, name]) => ({ id, name }))}
          />
          <form
            className={styles.day}
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
              event.preventDefault();
              const to = String(new FormData(event.currentTarget).get("day"));
              bulk.run("change", ids, { field: "followUp", to });
              event.currentTarget.reset();
            }}
          >
            <label htmlFor={day}>{words.followUp}</label>
            <input
              id={day}
              name="day"
              type="date"
              required
              min={today}
              max={lastDay}
              className={styles.choice}
              data-key="f"
              disabled={bulk.isRunning}
            />
            <kbd className={styles.key}>F</kbd>
            <Button type="submit" variant="quiet" size="sm">
              {words.setDay}
            </Button>
          </form>
        </>
      )}
      {rights.redeliver && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.act}
          busy={bulk.isRunning}
          onClick={() => bulk.run("redeliver", ids, {})}
        >
          {words.sendAgain}
        </Button>
      )}
      {rights.merge && merge !== undefined && (
        <Link className={buttonClass("quiet", "sm", false, styles.act)} to={merge}>
          {words.merge}
        </Link>
      )}
      {rights.export && (
        <form
          className={styles.act}
          method="post"
          action={exportAddress(query)}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            void start(event.currentTarget, event.nativeEvent.submitter);
          }}
        >
          {ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <Button type="submit" name="format" value="xlsx" variant="quiet" size="sm" busy={state.is === "running"}>
            {words.exportThese}
          </Button>
        </form>
      )}
      {rights.remove && (
        <Button variant="quiet" size="sm" className={styles.act} onClick={() => setDeleting(true)}>
          {words.remove}
        </Button>
      )}
      <p role="status">{bulk.said}</p>
      <ExportProgress state={state} onCancel={cancel} />
      <Button variant="quiet" size="sm" className={styles.clear} onClick={() => selection.selectAll(false)}>
        {words.clear} <kbd className={styles.key}>Esc</kbd>
      </Button>
      {isDeleting && <BulkDeletion bulk={bulk} selection={selection} onClose={() => setDeleting(false)} />}
    </div>
  );
}

/** Where two selected leads of one company are merged. One with a valuation is kept. */
function mergeOf({ ids, lines }: Selection): string | undefined {
  const [keep, other, ...more] = lines
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => Number(b.site !== "") - Number(a.site !== ""));
  if (!keep || !other || more.length > 0) return undefined;
  const known = ({ company, site }: LeadLine) => ({ company, website: site, email: null });
  return isSameCompany(known(keep), known(other)) ? mergeAddress(keep.id, other.id) : undefined;
}

const nobody = "none";

type FieldChoiceProps = {
  readonly field: "owner" | "stage";
  readonly shortcut: string;
  readonly bulk: BulkAction;
  readonly ids: readonly string[];
  readonly choices: readonly { readonly id: string; readonly name: string }[];
};

/** Changes the field of all selected leads as soon as something is chosen. */
function FieldChoice({ field, shortcut, bulk, ids, choices }: FieldChoiceProps) {
  return (
    <span className={styles.pick}>
      <select
        className={styles.choice}
        aria-label={filterNames[field]}
        data-key={shortcut}
        defaultValue=""
        disabled={bulk.isRunning}
        onChange={({ target }) => {
          if (target.value !== "") bulk.run("change", ids, { field, to: target.value === nobody ? "" : target.value });
          target.value = "";
        }}
      >
        <option value="">{filterNames[field]}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <kbd className={styles.key}>{shortcut.toUpperCase()}</kbd>
    </span>
  );
}
