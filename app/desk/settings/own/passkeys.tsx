import { Form, useRevalidator, useSubmit } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { FieldError } from "#app/design/ui/forms/field-error.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { NotConfirmed, registerPasskey } from "#app/desk/sign-in/passkey.ts";
import { usePasskey } from "#app/desk/sign-in/use-passkey.ts";
import { ownAccountWords } from "#content/desk/settings/own-account.ts";
import { site } from "#content/site.ts";
import { maxPasskeyName } from "#domain/desk/people/member.ts";
import { listTime } from "#domain/time/desk-times.ts";
import * as styles from "./own.module.css";
import type { OwnPasskey } from "./own-account-access.ts";

const words = ownAccountWords.passkeys;

type PasskeysProps = { readonly passkeys: readonly OwnPasskey[]; readonly now: number };

export function Passkeys({ passkeys, now }: PasskeysProps) {
  return (
    <div className={styles.part}>
      <h3>{words.title}</h3>
      {passkeys.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={`${passkey.id} ${passkey.name}`} passkey={passkey} now={now} />
        ))}
      </ul>
      <AddPasskey />
    </div>
  );
}

function PasskeyRow({ passkey: { id, name, addedAt }, now }: { readonly passkey: OwnPasskey; readonly now: number }) {
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>{name || words.unnamed}</b>
        {addedAt !== undefined && (
          <span className={styles.quiet}>{words.added(listTime(addedAt, now, site.timeZone))}</span>
        )}
      </span>
      <details className={styles.more}>
        <summary className="link">{words.rename}…</summary>
        <Form method="post" className={styles.line}>
          <input type="hidden" name="id" value={id} />
          <Field label={words.nameOf}>
            <TextInput name="name" autoComplete="off" defaultValue={name} required maxLength={maxPasskeyName} />
          </Field>
          <Button type="submit" size="sm" variant="secondary" name="do" value="renamePasskey">
            {words.saveName}
          </Button>
        </Form>
      </details>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" size="sm" variant="quiet" name="do" value="removePasskey">
          {words.remove}
        </Button>
      </Form>
    </li>
  );
}

function AddPasskey() {
  const { revalidate } = useRevalidator();
  const submit = useSubmit();
  async function add(): Promise<void> {
    try {
      await registerPasskey(words.unnamed, { createSession: false });
    } catch (error) {
      if (!(error instanceof NotConfirmed)) throw error;
      // The page then asks for the password. Loading its data now could replace that answer before it is shown.
      return submit({ do: "confirm" }, { method: "post" });
    }
    await revalidate();
  }
  const passkey = usePasskey(add);
  if (!passkey.isOffered) return <p className={styles.quiet}>{words.noScript}</p>;
  return (
    <>
      <Button size="sm" variant="secondary" busy={passkey.isBusy} onClick={passkey.run}>
        <Icon name="passkey" size="s" /> {words.add}
      </Button>
      {passkey.hasFailed && <FieldError id="add-passkey">{words.failed}</FieldError>}
    </>
  );
}
