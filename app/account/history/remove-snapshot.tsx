import { Button } from "#app/design/ui/controls/button.tsx";
import { privatePage } from "#content/pages/private-page.ts";
import { removableSnapshots, type Snapshot } from "#domain/leads/private-page/snapshots.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { ActionForm } from "./action-form.tsx";
import { shortDate } from "./history-words.ts";
import * as styles from "./remove-snapshot.module.css";

const words = privatePage.history.remove;

type RemoveSnapshotProps = {
  /** Path of the page, which also handles the form. */
  readonly path: string;
  readonly snapshots: readonly Snapshot[];
};

/** The snapshots that can go, newest first, behind one line. Nothing if there are none. */
export function RemoveSnapshot({ path, snapshots }: RemoveSnapshotProps) {
  const removable = removableSnapshots(snapshots);
  if (removable.length === 0) return null;
  return (
    <details className={styles.remove}>
      <summary>
        <span className="link">{words.title}</span>
      </summary>
      <p>{words.text}</p>
      <ul>
        {removable.toReversed().map(({ at, value }) => (
          <li key={at}>
            <span>
              {shortDate(at)}, {shortMoney(value)}
            </span>
            <ActionForm path={path} action="removeSnapshot" about={{ at }}>
              <Button type="submit" variant="quiet" size="sm" aria-label={words.named(shortDate(at))}>
                {words.button}
              </Button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </details>
  );
}
