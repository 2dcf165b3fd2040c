import { useEffect, useEffectEvent, useId, useRef } from "react";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import type { LeadView } from "#app/desk/lead/lead-view.ts";
import { type Draft, isSameText } from "#app/desk/lead/timeline/drafts.ts";
import { type NoteFormProps, useNoteForm } from "#app/desk/lead/timeline/use-note-form.ts";
import { NoteArea } from "#app/desk/ui/note-area.tsx";
import { Bar, BarHead } from "#app/desk/ui/page-frame.tsx";
import { leadWords } from "#content/desk/leads/lead.ts";
import * as styles from "./question-list.module.css";

const words = leadWords.questions;

/** What to ask, with room for the answers. An answer is saved when its field is left. */
export function QuestionList({ view: { questions, expected, may, draftKeys, timeline } }: { readonly view: LeadView }) {
  return (
    <Bar aria-labelledby="questions">
      <BarHead id="questions" title={words.title}>
        <p>{words.note}</p>
      </BarHead>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.text}>
            <span>{question.text}</span>
            {may.writeNote && (
              <Answer
                question={question}
                draftKeys={draftKeys.map((key) => `${key} ${question.text}`)}
                stored={timeline.notes}
              />
            )}
          </li>
        ))}
      </ol>
      <p className={styles.expected}>
        <b>{leadWords.expect}</b> {expected}
      </p>
    </Bar>
  );
}

type AnswerProps = Omit<NoteFormProps, "newId"> & { readonly question: LeadView["questions"][number] };

/** Shows the answer that is stored. Another one replaces it; the timeline has both. */
function Answer({ question, draftKeys, stored }: AnswerProps) {
  const { answer = "", saved, number, text, newId } = question;
  const { Form, id, draft, type, save, error } = useNoteForm({ newId, draftKeys, stored });
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  function keep(typed: Draft) {
    if (typed.text.trim() === "" || isSameText(typed.text, answer)) type(undefined);
    else save(typed, text);
  }
  // Saving on blur can be interrupted by a reload, or come while an earlier text is being saved under the same id.
  const saveLeftover = useEffectEvent(() => {
    if (draft !== undefined && document.activeElement !== area.current) keep({ id, text: draft });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a leftover has another id than the draft before it
  useEffect(() => saveLeftover(), [id]);
  return (
    <details className={styles.answer} open={answer !== "" || draft !== undefined}>
      <summary className={buttonClass("quiet", "sm")}>{words.answer}</summary>
      <Form method="post">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="question" value={text} />
        <label className="sr" htmlFor={field}>
          {words.label(number)}
        </label>
        <NoteArea
          ref={area}
          id={field}
          value={draft ?? answer}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={({ currentTarget }) => keep({ id, text: currentTarget.value })}
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
