import { classNames } from "#app/design/ui/class-names.ts";
import type { BaseLeadView } from "#app/desk/lead/base-lead-view.ts";
import { leadWords as words } from "#content/desk/leads/lead.ts";
import * as styles from "./print-sheet.module.css";

/** More than a page holds; what does not fit is cut. */
const lines = Array.from({ length: 30 }, (_, index) => index);

/** On paper only: how to write to them, and what is planned. The number to call is beside the first sentence. */
export function PrintFacts({ view: { contact, assignment, followUpDay } }: { readonly view: BaseLeadView }) {
  const facts = [
    [words.reach.email, contact.email?.text],
    [words.assignment.followUp, followUpDay],
    [words.assignment.owner, assignment.owner.name ?? words.assignment.nobody],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>{text ?? words.reach.none}</dd>
        </div>
      ))}
    </dl>
  );
}

/** On paper only: the newest notes, and lines to write on down to the end of the page. */
export function PrintNotes({ view: { notes } }: { readonly view: BaseLeadView }) {
  return (
    <div className={styles.notes}>
      <p className={classNames("title-3", styles.title)}>{words.notes}</p>
      {notes.map(({ text, from }) => (
        <p key={from + text} className={styles.note}>
          <b className={styles.label}>{from}</b> {text}
        </p>
      ))}
      <div className={styles.lines} aria-hidden="true">
        {lines.map((line) => (
          <i key={line} className={styles.line} />
        ))}
      </div>
    </div>
  );
}
