import type { ChangeEvent, SubmitEvent } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { ExportProgress, exportAddress } from "#app/desk/leads/filters/export-panel.tsx";
import { useExport } from "#app/desk/leads/filters/use-export.ts";
import { filterNames, leadListWords as words } from "#content/desk/leads.ts";
import type { LeadField } from "#contracts/desk-lead.ts";
import type { LeadQuery } from "#domain/desk/leads/lead-query.ts";
import { stageNames } from "#domain/desk/leads/stages.ts";
import type { Member } from "#domain/desk/people/member.ts";
import * as styles from "./bulk-bar.module.css";
import type { Selection } from "./use-selection.ts";

type Props = {
  readonly selection: Selection;
  readonly members: readonly Pick<Member, "id" | "name">[];
  readonly rights: { readonly change: boolean; readonly assign: boolean; readonly export: boolean };
  readonly query: LeadQuery;
};

/** What can be done with the selected rows. */
export function BulkBar({ selection, members, rights, query }: Props) {
  const fetcher = useFetcher<{ changed: number }>();
  const { state, start } = useExport();
  const { ids } = selection;
  const label = words.selected(ids.length);

  function change(field: LeadField, to: string): void {
    const form = new FormData();
    form.set("field", field);
    form.set("to", to);
    for (const id of ids) form.append("id", id);
    void fetcher.submit(form, { method: "post" });
  }
  const choose = (field: LeadField) => (event: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => {
    const { value } = event.target;
    if (value !== "") change(field, value === "none" ? "" : value);
    if (event.target instanceof HTMLSelectElement) event.target.value = "";
  };
  const said = fetcher.state === "idle" && fetcher.data ? words.changed(fetcher.data.changed) : "";

  return (
    <div className={`${styles.bar} on-pine`} role="toolbar" aria-label={label}>
      <b className={styles.count}>{label}</b>
      {rights.assign && (
        <select className={styles.choice} aria-label={filterNames.owner} defaultValue="" onChange={choose("owner")}>
          <option value="">{filterNames.owner}</option>
          <option value="none">{words.nobody}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {rights.change && (
        <>
          <select className={styles.choice} aria-label={filterNames.stage} defaultValue="" onChange={choose("stage")}>
            <option value="">{filterNames.stage}</option>
            {Object.entries(stageNames).map(([stage, name]) => (
              <option key={stage} value={stage}>
                {name}
              </option>
            ))}
          </select>
          <label className={styles.day}>
            {words.followUp}
            <input type="date" className={styles.choice} onChange={choose("followUp")} />
          </label>
        </>
      )}
      {rights.export && (
        <form
          className={styles.exportForm}
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
          <Button type="submit" name="format" value="xlsx" variant="line" size="sm" busy={state.is === "running"}>
            {words.exportThese}
          </Button>
        </form>
      )}
      <p role="status">{said}</p>
      <ExportProgress state={state} />
      <Button variant="line" size="sm" className={styles.clear} onClick={() => selection.selectAll(false)}>
        {words.clear}
      </Button>
    </div>
  );
}
