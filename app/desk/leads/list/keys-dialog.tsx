import { Dialog } from "#app/design/ui/feedback/dialog.tsx";
import { leadListWords } from "#content/desk/leads.ts";
import * as styles from "./keys-dialog.module.css";
import type { ListKeys } from "./use-list-keys.ts";

const { keys: words } = leadListWords;

type Props = { readonly isOpen: boolean; readonly onClose: () => void; readonly keys: ListKeys };

export function KeysDialog({ isOpen, onClose, keys }: Props) {
  if (!isOpen) return null;
  return (
    <Dialog open title={words.title} description={words.note} size="s" onClose={onClose} closeLabel={words.close}>
      <dl className={styles.keys}>
        {words.list.map(([key, act]) => (
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
      <label className={styles.use}>
        <input type="checkbox" checked={keys.isOn} onChange={(event) => keys.turn(event.target.checked)} />
        {words.use}
      </label>
    </Dialog>
  );
}
