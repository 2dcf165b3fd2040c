import type { ReactNode } from "react";
import { DelayedAnnouncement } from "#app/valuation/results/delayed-announcement.tsx";
import { goDeeperWords as words } from "#content/depth/panels.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./depth.module.css";

type PanelResultProps = {
  /** The estimate in dollars. */
  readonly estimate: number;
  readonly label: string;
  readonly figure: string;
  /** One or two sentences on how the figure comes about. */
  readonly children: ReactNode;
};

/** The estimate, unchanged, beside the panel's own figure. */
export function PanelResult({ estimate, label, figure, children }: PanelResultProps) {
  return (
    <div className={styles.result}>
      <div className={styles.estimate}>
        <span className="label">{words.unchanged}</span>
        <span className="figure">{shortMoney(estimate)}</span>
      </div>
      <div className={styles.ownResult}>
        <div>
          <span className="label">{label}</span>
          <span className="figure">{figure}</span>
        </div>
        <p>{children}</p>
      </div>
      <DelayedAnnouncement text={`${label}: ${figure}`} />
    </div>
  );
}
