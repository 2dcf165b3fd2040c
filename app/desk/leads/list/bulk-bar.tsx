import { type ChangeEvent, type SubmitEvent, useId, useState } from "react";
import { Button } from "#app/design/ui/controls/button.tsx";
import { ExportProgress, exportAddress } from "#app/desk/leads/filters/export-panel.tsx";
import { useExport } from "#app/desk/leads/filters/use-export.ts";
import { DayField } from "#app/desk/ui/day-field.tsx";
import { filterNames, leadListWords as words } from "#content/desk/leads.ts";
import type { LeadField } from "#contracts/desk-lead.ts";
import type { LeadQuery } from "#domain/desk/leads/lead-query.ts";
import { stageNames } from "#domain/desk/leads/stages.ts";
import type { Member } from "#domain/desk/people/member.ts";
import * as styles from "./bulk-bar.module.css";
import { BulkDeletion } from "./bulk-deletion.tsx";
import type { BulkAction } from "./use-bulk-action.ts";
import type { Selection } from "./use-selection.ts";

type Rights = Readonly<Record<"change" | "assign" | "redeliver" | "export" | "remove", boolean>>;
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
  const choose = (field: LeadField) => (event: ChangeEvent<HTMLSelectElement>) => {
    const { value } = event.target;
    if (value !== "") bulk.run("change", ids, { field, to: value === "none" ? "" : value });
    event.target.value = "";
  };
  return (
    <div className={`${styles.bar} on-pine`} role="toolbar" aria-label={label} aria-busy={bulk.isRunning}>
      <b className={styles.count}>{label}</b>
      {rights.assign && (
        <span className={styles.pick}>
          <select
            className={styles.choice}
            aria-label={filterNames.owner}
            data-key="a"
            defaultValue=""
            disabled={bulk.isRunning}
            onChange={choose("owner")}
          >
            <option value="">{filterNames.owner}</option>
            <option value="none">{words.nobody}</option>
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <kbd className={styles.key}>A</kbd>
        </span>
      )}
      {rights.change && (
        <>
          <span className={styles.pick}>
            <select
              className={styles.choice}
              aria-label={filterNames.stage}
              data-key="s"
              defaultValue=""
              disabled={bulk.isRunning}
              onChange={choose("stage")}
            >
              <option value="">{filterNames.stage}</option>
              {Object.entries(stageNames).map(([stage, name]) => (
                <option key={stage} value={stage}>
                  {name}
                </option>
              ))}
            </select>
            <kbd className={styles.key}>S</kbd>
          </span>
          <span className={styles.day}>
            <label htmlFor={day}>{words.followUp}</label>
            <DayField
              id={day}
              className={styles.choice}
              data-key="f"
              disabled={bulk.isRunning}
              value=""
              today={today}
              onChosen={({ value }) => bulk.run("change", ids, { field: "followUp", to: value })}
            />
            <kbd className={styles.key}>F</kbd>
          </span>
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
