import { useId } from "react";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import type { BaseLeadView } from "#app/desk/lead/base-lead-view.ts";
import { NoteArea } from "#app/desk/ui/note-area.tsx";
import { Bar, BarHead } from "#app/desk/ui/page-frame.tsx";
import { StateShape } from "#app/desk/ui/state-mark.tsx";
import { leadWords } from "#content/desk/leads/lead.ts";
import * as styles from "./timeline-section.module.css";
import { type NoteFormProps, useNoteForm } from "./use-note-form.ts";

const words = leadWords.timeline;

/** Everything that happened, newest first, and a field for what was said. */
export function TimelineSection({ view: { timeline, may, draftKeys } }: { readonly view: BaseLeadView }) {
  const { entries, isCut, newId, notes } = timeline;
  return (
    <Bar className={styles.section} aria-labelledby="timeline">
      <BarHead id="timeline" title={words.title}>
        <p>{words.count(entries.length, isCut)}</p>
      </BarHead>
      {may.writeNote && <NoteForm newId={newId} draftKeys={draftKeys} stored={notes} />}
      <ol className={styles.timeline}>
        {entries.map(({ at, when, mark, title, author, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same time and the same words
          <li key={`${at} ${index}`}>
            <time dateTime={at}>{when}</time>
            <StateShape state={mark} className={styles.mark} />
            <b className={styles.kind}>{title}</b>
            <p>
              {author !== undefined && <b>{author}</b>} {text}
            </p>
          </li>
        ))}
      </ol>
    </Bar>
  );
}

function NoteForm(props: NoteFormProps) {
  const { Form, id, draft, type, error } = useNoteForm(props);
  const field = useId();
  return (
    <Form method="post" className={styles.form} onSubmit={(event) => draft?.trim() || event.preventDefault()}>
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="id" value={id} />
      <label className={styles.label} htmlFor={field}>
        {words.note}
      </label>
      <NoteArea
        id={field}
        required
        placeholder={words.placeholder}
        value={draft ?? ""}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        data-key="n"
      />
      <button type="submit" className={buttonClass("secondary", "md")}>
        {words.keep}
      </button>
      <p className={styles.error} role="status">
        {error}
      </p>
    </Form>
  );
}
