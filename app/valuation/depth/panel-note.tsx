import type { ReactNode } from "react";
import { Icon } from "#app/design/ui/icon.tsx";
import { infoOutline } from "#app/design/ui/outlines.ts";
import * as styles from "./panel-note.module.css";

/** What a reader of the figures has to know. */
export function PanelNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon name={infoOutline} />
      <span>{children}</span>
    </p>
  );
}
