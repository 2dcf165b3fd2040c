import { useState } from "react";
import { Dialog } from "#app/design/ui/feedback/dialog.tsx";
import { leadListWords } from "#content/desk/leads/leads.ts";
import { areShortcutsOn, setShortcutsOn } from "./desk-keys.ts";
import * as styles from "./keys-dialog.module.css";

const { keys: words } = leadListWords;

type KeysDialogProps = { readonly openingId: string; readonly onClose: () => void };

/** The keys of all screens, and the switch for them. */
export function KeysDialog({ openingId, onClose }: KeysDialogProps) {
  const [isOn, setOn] = useState(areShortcutsOn);
  function turn(next: boolean): void {
    setShortcutsOn(next);
    setOn(next);
  }
  return (
    <Dialog
      open
      openingId={openingId}
      title={words.title}
      description={words.note}
      size="l"
      onClose={onClose}
      closeLabel={words.close}
    >
      <div className={styles.groups}>
        {words.groups.map(({ title, keys: list }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.keys}>
              {list.map(([key, act]) => (
                <div key={key} className={styles.row}>
                  <dt>
                    {key.split(" ").map((part) => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                  </dt>
                  <dd>{act}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className={styles.use}>
        <input type="checkbox" checked={isOn} onChange={(event) => turn(event.target.checked)} />
        {words.use}
      </label>
    </Dialog>
  );
}
