import { Form, Link } from "react-router";
import { Button, buttonClass } from "#app/design/ui/controls/button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { RecoveryCodes } from "#app/desk/sign-in/recovery-codes.tsx";
import { ownAccountWords } from "#content/desk/settings/own-account.ts";
import { recoveryCodesLeftText } from "#content/desk/sign-in.ts";
import * as styles from "./own.module.css";
import type { OwnAnswer } from "./own-account.tsx";
import type { OwnAccount } from "./own-account-access.ts";

const words = ownAccountWords.code;

type AuthenticatorAppProps = { readonly account: OwnAccount; readonly answer?: OwnAnswer | undefined };

export function AuthenticatorApp({ account, answer }: AuthenticatorAppProps) {
  const { hasAuthenticator, passkeys, isSecondStepRequired } = account;
  const canRemove = !isSecondStepRequired || passkeys.length > 0;
  return (
    <div className={styles.part}>
      <h3>{words.title}</h3>
      <p className={styles.quiet}>{hasAuthenticator ? words.isOn : words.isOff}</p>
      {hasAuthenticator && <p className={styles.quiet}>{recoveryCodesLeftText(account.codesLeft)}</p>}
      {answer?.recoveryCodes && <RecoveryCodes codes={answer.recoveryCodes} />}
      {hasAuthenticator ? (
        <>
          <Form method="post" className={styles.ends}>
            <Button type="submit" size="sm" variant="secondary" name="do" value="replaceCode">
              {words.again}
            </Button>
            {canRemove && (
              <Button type="submit" size="sm" variant="quiet" name="do" value="removeCode">
                {words.remove}
              </Button>
            )}
          </Form>
          <p className={styles.quiet}>{words.againHint}</p>
          <details className={styles.more} open={answer?.codesError !== undefined}>
            <summary className="link">{words.newCodes}…</summary>
            <Form method="post" className={styles.line}>
              <Field label={words.password} hint={words.newCodesHint} error={answer?.codesError}>
                <TextInput type="password" name="password" autoComplete="current-password" required maxLength={128} />
              </Field>
              <Button type="submit" size="sm" variant="secondary" name="do" value="newRecoveryCodes">
                {words.makeCodes}
              </Button>
            </Form>
          </details>
        </>
      ) : (
        <Link className={buttonClass("secondary", "sm")} to="/set-up">
          {words.setUp}
        </Link>
      )}
    </div>
  );
}
