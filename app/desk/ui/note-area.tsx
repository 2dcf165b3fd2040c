import type { ComponentProps } from "react";
import * as styles from "./note-area.module.css";

/** What a member writes about a lead: a note, or an owner's answer. */
export function NoteArea(props: ComponentProps<"textarea">) {
  return <textarea name="text" rows={2} maxLength={4_000} {...props} className={styles.area} />;
}
