import type { SubmitEvent } from "react";
import { Button, buttonClass } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { leadListWords as words } from "#content/desk/leads/leads.ts";
import { type LeadQuery, withoutPage, writeLeadQuery } from "#domain/desk/leads/lead-query.ts";
import * as styles from "./panel.module.css";
import { type ExportState, useExport } from "./use-export.ts";

export const exportAddress = (query: LeadQuery) => `/desk/leads/export?${writeLeadQuery(withoutPage(query))}`;

/** The whole view as a file. Without script the browser downloads it; with it, the panel shows how far it is. */
export function ExportPanel({ query }: { readonly query: LeadQuery }) {
  const { state, start, cancel } = useExport();
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void start(event.currentTarget, event.nativeEvent.submitter);
  }
  return (
    <details className={styles.panel}>
      <summary className={buttonClass("secondary", "sm")}>
        <Icon name="download" size="s" /> {words.export}
      </summary>
      <form className={styles.sheet} method="post" action={exportAddress(query)} onSubmit={submit}>
        <div className={styles.choices}>
          {(["csv", "xlsx"] as const).map((format) => (
            <Button
              key={format}
              type="submit"
              name="format"
              value={format}
              variant="secondary"
              size="sm"
              busy={state.is === "running"}
            >
              {words.exportAs[format]}
            </Button>
          ))}
          <ExportProgress state={state} onCancel={cancel} />
        </div>
      </form>
    </details>
  );
}

const amountOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const ended = { idle: "", done: words.exported, failed: words.exportFailed, canceled: words.canceled } as const;

type ProgressProps = { readonly state: ExportState; readonly onCancel: () => void };

export function ExportProgress({ state, onCancel }: ProgressProps) {
  return (
    <>
      <p role="status">{state.is === "running" ? words.exporting(amountOf(state.bytes)) : ended[state.is]}</p>
      {state.is === "running" && (
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </>
  );
}
