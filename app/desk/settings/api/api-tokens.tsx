import { Form } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { CopyButton } from "#app/design/ui/controls/copy-button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { FieldError } from "#app/design/ui/forms/field-error.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { StateMark } from "#app/desk/ui/state-mark.tsx";
import {
  expiryText,
  lifetimeWords,
  madeText,
  scopeWords,
  usedText,
  apiTokensWords as words,
} from "#content/desk/api-tokens.ts";
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
      <div className={styles.section}>
        <p className={styles.intro}>
          {words.intro}{" "}
          <a className="link" href="/api/openapi.json" target="_blank" rel="noreferrer">
            {words.description}
          </a>
        </p>
        {answer?.token && <NewToken {...answer.token} />}
        {tokens.length === 0 ? (
          <p className={styles.quiet}>{words.none}</p>
        ) : (
          <ul className={styles.list} aria-label={words.list}>
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
    <div className={styles.made} role="status">
      <p>{words.made(name)}</p>
      <p className={styles.secret}>{secret}</p>
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
        <span className={styles.quiet}>
          {token.hasMakerLeft ? <StateMark state="failed">{madeText(token, now)}</StateMark> : madeText(token, now)}
        </span>
      </div>
      <span className={styles.scopes}>{scopes.map((scope) => scopeWords[scope].name).join(", ")}</span>
      <div className={styles.use}>
        {usedText(token, now)}
        <span className={styles.quiet}>
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
        <legend className={styles.legend}>{words.scopes}</legend>
        {apiScopes.map((scope) => (
          <label key={scope} className={styles.check}>
            <input type="checkbox" name={scope} value="yes" />
            <span>
              {scopeWords[scope].name} <small className={styles.quiet}>{scopeWords[scope].detail}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className={styles.lifetime}>
        {words.lifetime}
        <select name="lifetime" className={styles.select} defaultValue="days90">
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
