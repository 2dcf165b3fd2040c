import { useId, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Dialog, DialogClose } from "#app/design/ui/feedback/dialog.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { FieldError } from "#app/design/ui/forms/field-error.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { signInWithPasskey } from "#app/desk/sign-in/passkey.ts";
import { usePasskey } from "#app/desk/sign-in/use-passkey.ts";
import { ownAccountWords } from "#content/desk/settings/own-account.ts";
import { deskScreens } from "#content/desk/shell.ts";
import * as styles from "./own.module.css";

const words = ownAccountWords.confirm;

export type Confirmation = {
  /** What was sent: it is sent again with the password. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly error?: string | undefined;
};

type ConfirmDialogProps = { readonly confirmation: Confirmation; readonly onClose: () => void };

/** Asks for the password or a passkey before a change, and then sends what the member had sent. */
export function ConfirmDialog({ confirmation: { fields, error }, onClose }: ConfirmDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const submit = useSubmit();
  const passkey = usePasskey(async () => {
    await signInWithPasskey();
    await submit(form.current);
  });
  const back = deskScreens.settings.path;
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={words.title}
      description={words.why}
      closeTo={`/desk${back}`}
      initialFocus={password}
      footer={
        <>
          <DialogClose variant="secondary" to={back}>
            {words.cancel}
          </DialogClose>
          <Button type="submit" form={id}>
            {words.submit}
          </Button>
        </>
      }
    >
      <Form id={id} ref={form} method="post" className={styles.confirm}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={words.password} error={error}>
          <TextInput
            ref={password}
            type="password"
            name="confirmation"
            autoComplete="current-password"
            required
            maxLength={128}
          />
        </Field>
      </Form>
      {passkey.isOffered && (
        <Button variant="secondary" block busy={passkey.isBusy} onClick={passkey.run}>
          <Icon name="passkey" size="s" /> {words.passkey}
        </Button>
      )}
      {passkey.hasFailed && <FieldError id={`${id}-passkey`}>{words.passkeyFailed}</FieldError>}
    </Dialog>
  );
}
