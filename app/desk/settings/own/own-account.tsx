import { Form } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { NewPasswordField } from "#app/desk/sign-in/new-password-field.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { ownAccountWords as words } from "#content/desk/settings/own-account.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { maxMemberName } from "#domain/desk/people/member-name.ts";
import { AuthenticatorApp } from "./authenticator-app.tsx";
import * as styles from "./own.module.css";
import type { OwnAccount as Account } from "./own-account-access.ts";
import { OwnMails } from "./own-mails.tsx";
import { Passkeys } from "./passkeys.tsx";

/** The answer to a form of this part. */
export type OwnAnswer = {
  readonly passwordError?: string | undefined;
  readonly isPasswordChanged?: boolean;
  readonly codesError?: string | undefined;
  readonly recoveryCodes?: readonly string[];
};

type OwnAccountProps = {
  readonly account: Account;
  readonly member: Member;
  readonly now: number;
  readonly answer?: OwnAnswer | undefined;
};

/** What members change of their own accounts: name, password, passkeys, authenticator app and mails. */
export function OwnAccount({ account, member, now, answer }: OwnAccountProps) {
  return (
    <PageSection title={words.title} note={member.email} id="account">
      <div className={styles.parts}>
        <Form method="post" className={styles.line}>
          <Field label={words.name}>
            <TextInput name="name" autoComplete="name" defaultValue={member.name} required maxLength={maxMemberName} />
          </Field>
          <Button type="submit" size="sm" variant="secondary" name="do" value="changeName">
            {words.saveName}
          </Button>
        </Form>
        <Password member={member} answer={answer} />
        <Passkeys passkeys={account.passkeys} now={now} />
        <AuthenticatorApp account={account} answer={answer} />
        <OwnMails account={account} />
      </div>
    </PageSection>
  );
}

function Password({ member, answer }: Pick<OwnAccountProps, "member" | "answer">) {
  const { title, current, save, done } = words.password;
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {answer?.isPasswordChanged && <p role="status">{done}</p>}
      <Form key={String(answer?.isPasswordChanged)} method="post" className={styles.line}>
        <input type="hidden" autoComplete="username" value={member.email} readOnly />
        <Field label={current}>
          <TextInput type="password" name="current" autoComplete="current-password" required maxLength={128} />
        </Field>
        <NewPasswordField error={answer?.passwordError} />
        <Button type="submit" size="sm" variant="secondary" name="do" value="changePassword">
          {save}
        </Button>
      </Form>
    </div>
  );
}
