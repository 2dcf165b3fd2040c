import { Form } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { CopyButton } from "#app/design/ui/controls/copy-button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { FieldError } from "#app/design/ui/forms/field-error.tsx";
import * as partStyles from "#app/desk/settings/settings-parts.module.css";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { StateMark } from "#app/desk/ui/state-mark.tsx";
import {
  expiryText,
  lifetimeWords,
  madeText,
  scopeWords,
  usedText,
  apiTokensWords as words,
} from "#content/desk/settings/api-tokens.ts";
import { type ApiTokenView, apiScopes, isExpired, maxTokenName, tokenLifetimeNames } from "#domain/api/api-token.ts";
import * as styles from "./api-tokens.module.css";

/** The answer to a form of this part. */
export type ApiTokensAnswer = {
  readonly tokenError?: string | undefined;
  readonly token?: { readonly name: string; readonly secret: string };
};

type ApiTokensProps = {
  readonly tokens: readonly ApiTokenView[];
  readonly now: number;
  readonly answer?: ApiTokensAnswer | undefined;
};

/** The tokens of the firm's own systems: made, shown once, listed and ended. */
export function ApiTokens({ tokens, now, answer }: ApiTokensProps) {
  return (
    <PageSection title={words.title} note={words.note} id="api">
      <div className={partStyles.section}>
        <p className={styles.intro}>
          {words.intro}{" "}
          <a className="link" href="/api/openapi.json" target="_blank" rel="noreferrer">
            {words.description}
          </a>
        </p>
        {answer?.token && <NewToken {...answer.token} />}
        {tokens.length === 0 ? (
          <p className={partStyles.quiet}>{words.none}</p>
        ) : (
          <ul className={partStyles.list} aria-label={words.list}>
            {tokens.map((token) => (
              <Token key={token.id} token={token} now={now} />
            ))}
          </ul>
        )}
        <NewTokenForm key={answer?.token?.secret} error={answer?.tokenError} />
      </div>
    </PageSection>
  );
}

function NewToken({ name, secret }: NonNullable<ApiTokensAnswer["token"]>) {
  return (
    <div className={classNames(partStyles.shownOnce, styles.made)} role="status">
      <p>{words.made(name)}</p>
      <p className={partStyles.secret}>{secret}</p>
      <CopyButton read={() => secret} copied={words.copied} failed={words.copyFailed} size="sm" variant="secondary">
        {words.copy}
      </CopyButton>
    </div>
  );
}

function Token({ token, now }: { readonly token: ApiTokenView; readonly now: number }) {
  const { id, name, scopes } = token;
  return (
    <li className={styles.token}>
      <div className={styles.name}>
        <b>{name}</b>
        <span className={partStyles.quiet}>
          {token.hasMakerLeft ? <StateMark state="failed">{madeText(token, now)}</StateMark> : madeText(token, now)}
        </span>
      </div>
      <span className={styles.scopes}>{scopes.map((scope) => scopeWords[scope].name).join(", ")}</span>
      <div className={styles.use}>
        {usedText(token, now)}
        <span className={partStyles.quiet}>
          {isExpired(token, now) ? (
            <StateMark state="failed">{expiryText(token, now)}</StateMark>
          ) : (
            expiryText(token, now)
          )}
        </span>
      </div>
      <details className={styles.end}>
        <summary className="link" aria-label={words.endOf(name)}>
          {words.end}…
        </summary>
        <Form method="post" className={styles.confirm}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="sm" variant="secondary" name="do" value="endToken">
            {words.endConfirm(name)}
          </Button>
        </Form>
      </details>
    </li>
  );
}

function NewTokenForm({ error }: { readonly error: string | undefined }) {
  return (
    <Form method="post" className={styles.form}>
      {error !== undefined && <FieldError id="token-error">{error}</FieldError>}
      <Field label={words.name} hint={words.nameHint}>
        <TextInput name="name" autoComplete="off" required maxLength={maxTokenName} />
      </Field>
      <fieldset className={styles.choices}>
        <legend className={partStyles.legend}>{words.scopes}</legend>
        {apiScopes.map((scope) => (
          <label key={scope} className={partStyles.check}>
            <input type="checkbox" name={scope} value="yes" />
            <span>
              {scopeWords[scope].name} <small className={partStyles.quiet}>{scopeWords[scope].detail}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className={styles.lifetime}>
        {words.lifetime}
        <select name="lifetime" className={partStyles.select} defaultValue="days90">
          {tokenLifetimeNames.map((lifetime) => (
            <option key={lifetime} value={lifetime}>
              {lifetimeWords[lifetime]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" name="do" value="makeToken">
        {words.make}
      </Button>
    </Form>
  );
}
