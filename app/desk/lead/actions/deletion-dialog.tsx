import { useId } from "react";
import { Form, useNavigate } from "react-router";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { Dialog, DialogClose } from "#app/design/ui/feedback/dialog.tsx";
import type { BaseLeadView } from "#app/desk/lead/base-lead-view.ts";
import type { Outcome } from "#app/desk/lead/lead-access.ts";
import { useLastAnswer } from "#app/desk/ui/use-last-answer.ts";
import { leadWords } from "#content/desk/leads/lead.ts";
import { deskScreens } from "#content/desk/shell.ts";
import * as styles from "./deletion-dialog.module.css";

const words = leadWords.deletion;

type DeletionDialogProps = { readonly view: BaseLeadView; readonly isAsked: boolean };

/** Asks before a lead is deleted everywhere: what happens where, and the company's name to type. */
export function DeletionDialog({ view: { id, company, merged }, isAsked }: DeletionDialogProps) {
  const navigate = useNavigate();
  const outcome = useLastAnswer<Outcome>();
  const field = useId();
  const form = useId();
  const where = [
    ...(merged.length > 0 ? [words.merged(merged.map((lead) => lead.company).join(", "))] : []),
    ...words.where,
  ];
  const back = `${deskScreens.leads.path}/${id}`;
  return (
    <Dialog
      open={isAsked}
      onClose={() => navigate(".", { replace: true, preventScrollReset: true })}
      title={words.title(company)}
      description={words.lead}
      closeTo={`/desk${back}`}
      footer={
        <>
          <DialogClose variant="secondary" to={back}>
            {words.keep}
          </DialogClose>
          <button type="submit" form={form} className={buttonClass("primary", "md", false, styles.remove)}>
            {words.remove}
          </button>
        </>
      }
    >
      <dl className={styles.where}>
        {where.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Form id={form} method="post" className={styles.form}>
        <input type="hidden" name="intent" value="remove" />
        <label htmlFor={field}>{words.field}</label>
        <input id={field} name="typed" type="text" autoComplete="off" required className={styles.field} />
        <p className={styles.error} role="status">
          {outcome?.error}
        </p>
      </Form>
    </Dialog>
  );
}
