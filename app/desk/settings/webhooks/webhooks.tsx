import { Form, Link, useFetcher } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { FieldError } from "#app/design/ui/forms/field-error.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { type MarkState, StateMark } from "#app/desk/ui/state-mark.tsx";
import { waitText } from "#content/desk/deliveries.ts";
import { deliveryFailureWords } from "#content/desk/delivery-failures.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { eventNames, webhooksWords as words } from "#content/desk/webhooks.ts";
import { site } from "#content/site.ts";
import {
  maxWebhooks,
  type NewSecret,
  type WebhooksView,
  type WebhookTest,
  type WebhookView,
} from "#domain/desk/screens/webhooks-view.ts";
import { eventTypes } from "#domain/events/event-types.ts";
import { listTime } from "#domain/time/desk-times.ts";
import { WebhookFields } from "./webhook-fields.tsx";
import * as styles from "./webhooks.module.css";

export type WebhooksAnswer = {
  readonly webhookError?: string;
  readonly webhookSecret?: NewSecret;
  readonly webhookTest?: WebhookTest;
};

type WebhooksProps = { readonly view: WebhooksView; readonly answer: WebhooksAnswer | undefined };

/** Other systems that are told what happens here: add, test, change, renew the secret, remove. */
export function Webhooks({ view: { webhooks, now }, answer }: WebhooksProps) {
  const isFull = webhooks.filter(({ isOfEnvironment }) => !isOfEnvironment).length >= maxWebhooks;
  return (
    <PageSection title={words.title} note={words.note} id="webhooks">
      <p className={styles.intro}>{words.intro}</p>
      {answer?.webhookError !== undefined && <FieldError id="webhooks-error">{answer.webhookError}</FieldError>}
      {webhooks.length === 0 ? (
        <p className={styles.quiet}>{words.none}</p>
      ) : (
        <ul className={styles.list}>
          {webhooks.map((webhook) => (
            <Webhook key={webhook.id} webhook={webhook} now={now} answer={answer} />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={styles.quiet}>{words.full}</p>
      ) : (
        // A new one after each, so that it is closed and the last address does not stay in it.
        <details className={styles.more} key={webhooks.length} open={answer?.webhookError !== undefined}>
          <summary className="link">{words.add}…</summary>
          <Form method="post" className={styles.form}>
            <WebhookFields url="" events={eventTypes} />
            <Button type="submit" name="do" value="addWebhook">
              {words.add}
            </Button>
          </Form>
        </details>
      )}
    </PageSection>
  );
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

type WebhookProps = { readonly webhook: WebhookView; readonly now: number; readonly answer: WebhooksProps["answer"] };

function Webhook({ webhook, now, answer }: WebhookProps) {
  const { id, url, events, isOfEnvironment, createdAt, createdBy } = webhook;
  const host = hostOf(url);
  const secret = answer?.webhookSecret?.id === id ? answer.webhookSecret.secret : undefined;
  const hasAll = events.length === eventTypes.length;
  return (
    <li className={styles.webhook}>
      <h3 className={styles.title}>{host}</h3>
      <div className={styles.detail}>
        <span className={styles.url}>{url}</span>
        <small className={styles.quiet}>
          {hasAll ? words.allEvents : words.someEvents(events.map((type) => eventNames[type]))}
        </small>
        <small className={styles.quiet}>
          {isOfEnvironment ? words.ofEnvironment : words.madeBy(createdBy, listTime(createdAt, now, site.timeZone))}
        </small>
        <Deliveries webhook={webhook} />
      </div>
      <Mark webhook={webhook} />
      <Test webhook={webhook} host={host} tested={answer?.webhookTest} />
      {secret !== undefined && (
        <div className={styles.secret} role="status">
          <p>
            {words.secret(host)} {webhook.oldSecretUntil !== undefined && words.oldStays}
          </p>
          <p className={styles.code}>{secret}</p>
        </div>
      )}
      <Notices webhook={webhook} now={now} />
      {!isOfEnvironment && <Changes webhook={webhook} host={host} />}
    </li>
  );
}

function Mark({ webhook: { state, dead, waiting, failed } }: Pick<WebhookProps, "webhook">) {
  const isFailing = state === "on" && (dead > 0 || (failed > 0 && waiting > 0));
  const [mark, word]: readonly [MarkState, string] =
    state === "gone"
      ? ["off", words.states.gone]
      : isFailing
        ? ["failed", words.states.failing]
        : ["done", words.states.on];
  return <StateMark state={mark}>{word}</StateMark>;
}

function Deliveries({ webhook: { arrived, failed, waiting, dead } }: Pick<WebhookProps, "webhook">) {
  return (
    <small className={styles.quiet}>
      {words.day(arrived, arrived + failed)}
      {waiting + dead > 0 && (
        <>
          {" "}
          <b>{words.open(waiting, dead)}.</b> <Link to={deskScreens.deliveries.path}>{words.deliveries}</Link>
        </>
      )}
    </small>
  );
}

type TestProps = {
  readonly webhook: WebhookView;
  readonly host: string;
  /** Of the form that was sent without script. */
  readonly tested: WebhookTest | undefined;
};

function Test({ webhook: { id }, host, tested }: TestProps) {
  const fetcher = useFetcher<WebhooksAnswer>();
  const result = fetcher.data?.webhookTest ?? (tested?.id === id ? tested : undefined);
  return (
    <>
      <fetcher.Form method="post" className={styles.test}>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="do"
          value="testWebhook"
          size="sm"
          block
          variant="secondary"
          busy={fetcher.state !== "idle"}
          aria-label={words.ofHost(words.test, host)}
        >
          {words.test}
        </Button>
      </fetcher.Form>
      <div className={styles.result} aria-live="polite">
        {result && fetcher.state === "idle" && <TestResult result={result} />}
      </div>
    </>
  );
}

function TestResult({ result }: { readonly result: WebhookTest }) {
  const { gist, text } = result.isOk ? words.testOk(result.ms) : { gist: words.testFailed, text: failureText(result) };
  return (
    <p className={result.isOk ? styles.told : styles.failed}>
      <StateMark state={result.isOk ? "done" : "failed"}>
        <b>{gist}</b>
      </StateMark>{" "}
      {text}
    </p>
  );
}

function failureText({ failure }: Extract<WebhookTest, { readonly isOk: false }>): string {
  return failure === "tooMany" ? words.tooMany : deliveryFailureWords[failure].what;
}

/** What a person may have to act on. */
function Notices({ webhook, now }: Pick<WebhookProps, "webhook" | "now">) {
  const { id, state, stateAt, oldSecretUntil, isOfEnvironment } = webhook;
  if (state === "gone")
    return (
      <Form method="post" className={styles.notice}>
        <input type="hidden" name="id" value={id} />
        <span>
          {words.gone(listTime(stateAt, now, site.timeZone))} {isOfEnvironment && words.goneOfEnvironment}
        </span>
        {!isOfEnvironment && (
          <Button type="submit" size="sm" name="do" value="turnOnWebhook">
            {words.turnOn}
          </Button>
        )}
      </Form>
    );
  if (oldSecretUntil === undefined) return null;
  return (
    <Form method="post" className={styles.notice}>
      <input type="hidden" name="id" value={id} />
      <span>{words.oldSecret(waitText(oldSecretUntil - now))}</span>
      <Button type="submit" size="sm" variant="secondary" name="do" value="endOldSecret">
        {words.endOldSecret}
      </Button>
    </Form>
  );
}

function Changes({ webhook, host }: { readonly webhook: WebhookView; readonly host: string }) {
  const { id, url, events } = webhook;
  return (
    <details className={styles.more}>
      <summary className="link" aria-label={words.changeOf(host)}>
        {words.change}…
      </summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="id" value={id} />
        <WebhookFields url={url} events={events} />
        <div className={styles.buttons}>
          <Button type="submit" size="sm" name="do" value="updateWebhook" aria-label={words.ofHost(words.save, host)}>
            {words.save}
          </Button>
        </div>
      </Form>
      <Form method="post" className={styles.buttons}>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          name="do"
          value="renewSecret"
          aria-label={words.ofHost(words.newSecret, host)}
        >
          {words.newSecret}
        </Button>
        <Button type="submit" size="sm" variant="quiet" name="do" value="removeWebhook">
          {words.remove(host)}
        </Button>
      </Form>
    </details>
  );
}
