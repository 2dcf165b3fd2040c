import { type SubmitEvent, useId, useState } from "react";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { Dialog, DialogClose } from "#app/design/ui/feedback/dialog.tsx";
import * as styles from "#app/desk/lead/actions/deletion-dialog.module.css";
import { leadWords } from "#content/desk/leads/lead.ts";
import { leadListWords } from "#content/desk/leads/leads.ts";
import { errorTable } from "#contracts/error-table.ts";
import type { BulkAction } from "./use-bulk-action.ts";
import type { Selection } from "./use-selection.ts";

const { deletion: words } = leadListWords;
const { deletion: leadDeletion } = leadWords;

type Props = { readonly bulk: BulkAction; readonly selection: Selection; readonly onClose: () => void };

/** Asks before several leads are deleted everywhere: which, what happens where, and their number to type. */
export function BulkDeletion({ bulk, selection: { ids, lines }, onClose }: Props) {
  const [field, form] = [useId(), useId()];
  const [isWrong, setWrong] = useState(false);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("typed"));
    const isRight = typed.trim() === String(ids.length);
    setWrong(!isRight);
    if (!isRight) return;
    bulk.run("remove", ids, { typed });
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(ids.length)}
      description={leadDeletion.lead}
      footer={
        <>
          <DialogClose variant="secondary">{words.keep}</DialogClose>
          <button type="submit" form={form} className={buttonClass("primary", "md", false, styles.remove)}>
            {leadDeletion.remove}
          </button>
        </>
      }
    >
      <p>
        {lines
          .filter(({ id }) => ids.includes(id))
          .map(({ company }) => company)
          .join(", ")}
      </p>
      <dl className={styles.where}>
        {leadDeletion.where.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <form id={form} className={styles.form} onSubmit={submit}>
        <label htmlFor={field}>{words.field(ids.length)}</label>
        <input id={field} name="typed" type="text" inputMode="numeric" autoComplete="off" className={styles.field} />
        <p className={styles.error} role="status">
          {isWrong ? errorTable.deskNumberDiffers.message : ""}
        </p>
      </form>
    </Dialog>
  );
}
