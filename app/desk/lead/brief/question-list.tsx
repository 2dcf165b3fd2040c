import { type FocusEvent, useId } from "react";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import type { LeadView } from "#app/desk/lead/lead-view.ts";
import { useNoteForm } from "#app/desk/lead/timeline/use-note-form.ts";
import { Bar, BarHead } from "#app/desk/ui/page-frame.tsx";
import { leadWords } from "#content/desk/lead.ts";
import * as styles from "./question-list.module.css";

const words = leadWords.questions;

/** What to ask, with room for the answers. An answer is saved when its field is left. */
export function QuestionList({ view: { questions, expected, may } }: { readonly view: LeadView }) {
  return (
    <Bar aria-labelledby="questions">
      <BarHead id="questions" title={words.title}>
        <p>{words.note}</p>
      </BarHead>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.text}>
            <span>{question.text}</span>
            {may.writeNote && <Answer question={question} />}
          </li>
        ))}
      </ol>
      <p className={styles.expected}>
        <b>{leadWords.expect}</b> {expected}
      </p>
    </Bar>
  );
}

function Answer({ question }: { readonly question: LeadView["questions"][number] }) {
  const { answer = "", saved, number, text, noteId } = question;
  const { Form, id, draft, setDraft, error } = useNoteForm(noteId);
  const field = useId();
  function save({ currentTarget }: FocusEvent<HTMLTextAreaElement>) {
    const typed = currentTarget.value.trim();
    if (typed !== "" && typed !== answer) currentTarget.form?.requestSubmit();
  }
  return (
    <details className={styles.answer} open={answer !== ""}>
      <summary className={buttonClass("quiet", "sm")}>{words.answer}</summary>
      <Form method="post">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="question" value={text} />
        <label className="sr" htmlFor={field}>
          {words.label(number)}
        </label>
        <textarea
          id={field}
          name="text"
          rows={2}
          maxLength={4_000}
          value={draft ?? answer}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onBlur={save}
          className={styles.field}
        />
        <p className={styles.saved} role="status">
          {error ?? saved}
        </p>
        <noscript>
          <button type="submit" className={buttonClass("secondary", "sm")}>
            {words.keep}
          </button>
        </noscript>
      </Form>
    </details>
  );
}
