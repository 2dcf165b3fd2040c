import type { ReactNode } from "react";
import { Icon } from "#app/design/ui/icon.tsx";
import * as styles from "./panel-note.module.css";

/** What a reader of the figures has to know. */
export function PanelNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}
