import { classNames } from "#app/design/ui/class-names.ts";
import { privatePage } from "#content/pages/private-page.ts";
import { noteFor, type PrivatePageNote, type PrivatePagePart } from "#contracts/leads/private-page.ts";
import * as styles from "./history.module.css";

const done: readonly PrivatePageNote[] = [
  "shared",
  "closed",
  "reminded",
  "stopped",
  "emailsStopped",
  "removed",
  "snapshotRemoved",
];

type FormNoteProps = { readonly part: PrivatePagePart; readonly search: URLSearchParams };

/** What the last form of this part did. */
export function FormNote({ part, search }: FormNoteProps) {
  const note = noteFor(part, search);
  if (!note) return null;
  const isDone = done.includes(note);
  return (
    <p className={classNames(styles.note, !isDone && styles.wrong)} role={isDone ? "status" : "alert"}>
      {privatePage.notes[note]}
    </p>
  );
}
