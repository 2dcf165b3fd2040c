import { Form, Link } from "react-router";
import { renderSVG } from "uqr";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { FieldError } from "#app/design/ui/forms/field-error.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { SignOutForm } from "#app/desk/shell/sign-out-form.tsx";
import { deskScreens } from "#content/desk/shell.ts";
import { setUpWords as words } from "#content/desk/sign-in.ts";
import * as styles from "./frame.module.css";
import { Or, SignInFrame } from "./frame.tsx";
import { openDocument, registerPasskey } from "./passkey.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { CodeSetUp } from "./sign-in-access.ts";
import { usePasskey } from "./use-passkey.ts";

type SecondStepProps = {
  readonly setUp?: CodeSetUp | undefined;
  readonly error?: string | undefined;
  /** The role does not ask for one, or there is a passkey. */
  readonly isOptional?: boolean;
};

/** Sets up what a role asks for beside the password: a passkey, or an authenticator app. */
export function SecondStep({ setUp, error, isOptional = false }: SecondStepProps) {
  const passkey = usePasskey(async () => {
    await registerPasskey(words.passkeyName, { createSession: true });
    openDocument("/desk");
  });
  return (
    <SignInFrame title={words.title} lead={isOptional ? words.optionalLead : words.lead} motto={words.motto}>
      {passkey.isOffered && !isOptional && (
        <>
          <Button block busy={passkey.isBusy} onClick={passkey.run}>
            <Icon name="passkey" size="s" /> {words.passkey}
          </Button>
          <p className={styles.note}>{words.passkeyHint}</p>
          {passkey.hasFailed && <FieldError id="passkey-failed">{words.passkeyFailed}</FieldError>}
          <Or>{words.or}</Or>
        </>
      )}
      {setUp ? <AppForm setUp={setUp} error={error} /> : <PasswordForm error={error} />}
      {isOptional ? (
        <Link className="link" to={deskScreens.settings.path}>
          {words.back}
        </Link>
      ) : (
        <SignOutForm>
          <Button type="submit" variant="quiet" size="sm">
            {words.signOut}
          </Button>
        </SignOutForm>
      )}
    </SignInFrame>
  );
}

function PasswordForm({ error }: Pick<SecondStepProps, "error">) {
  return (
    <Form method="post" action="/set-up">
      <Field label={words.password} error={error}>
        <TextInput type="password" name="password" autoComplete="current-password" required maxLength={128} />
      </Field>
      <Button type="submit" variant="secondary" block>
        {words.start}
      </Button>
    </Form>
  );
}

function AppForm({ setUp, error }: { readonly setUp: CodeSetUp; readonly error?: string | undefined }) {
  const { uri, recoveryCodes } = setUp;
  const key = new URL(uri).searchParams.get("secret") ?? "";
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 1 }))}`;
  return (
    <Form method="post" action="/set-up">
      <input type="hidden" name="uri" value={uri} />
      <input type="hidden" name="codes" value={recoveryCodes.join(" ")} />
      <div className={styles.app}>
        <p>{words.scan}</p>
        <img className={styles.qr} src={picture} alt={words.picture} width="208" height="208" />
        <p className={styles.note}>
          {words.type} <span className={styles.key}>{key.replace(/(.{4})(?=.)/g, "$1 ")}</span>
        </p>
        <a className="link" href={uri}>
          {words.open}
        </a>
      </div>
      <Field label={words.code} error={error}>
        <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" required maxLength={16} />
      </Field>
      <RecoveryCodes codes={recoveryCodes} />
      <Button type="submit" block>
        {words.submit}
      </Button>
    </Form>
  );
}
