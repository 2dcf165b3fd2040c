import { Dialog } from "#app/design/ui/feedback/dialog.tsx";
import { leadListWords } from "#content/desk/leads.ts";
import * as styles from "./keys-dialog.module.css";
import type { ListKeys } from "./use-list-keys.ts";

const { keys: words } = leadListWords;

type Props = { readonly isOpen: boolean; readonly onClose: () => void; readonly keys: ListKeys };

export function KeysDialog({ isOpen, onClose, keys }: Props) {
  if (!isOpen) return null;
  return (
    <Dialog open title={words.title} description={words.note} size="l" onClose={onClose} closeLabel={words.close}>
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
        <input type="checkbox" checked={keys.isOn} onChange={(event) => keys.turn(event.target.checked)} />
        {words.use}
      </label>
    </Dialog>
  );
}
