import { shellWords } from "#content/desk/shell.ts";
import { countText } from "#domain/desk/capped-count.ts";
import type { RailCounts } from "#domain/desk/leads/lead-list.ts";
import * as styles from "./screen-count.module.css";

type Props = { readonly screen: string; readonly counts: RailCounts; readonly className?: string | undefined };

const isCounted = (screen: string): screen is keyof RailCounts => Object.hasOwn(shellWords.waiting, screen);

/** What waits on a screen: in brass if somebody should act. Nothing waits: nothing is shown. */
export function ScreenCount({ screen, counts, className }: Props) {
  if (!isCounted(screen) || counts[screen].count === 0) return null;
  return (
    <b className={className ?? (screen === "leads" ? styles.count : styles.hot)}>
      {countText(counts[screen])}
      <span className="sr"> {shellWords.waiting[screen]}</span>
    </b>
  );
}
