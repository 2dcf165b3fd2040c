import { Form, Link } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { FieldError } from "#app/design/ui/forms/field-error.tsx";
import { RowTest, TestedList, TestedRow, WidePart } from "#app/desk/settings/connections/tested-row.tsx";
import * as partStyles from "#app/desk/settings/settings-parts.module.css";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { type MarkState, StateMark } from "#app/desk/ui/state-mark.tsx";
import { waitText } from "#content/desk/deliveries.ts";
import { deliveryFailureWords } from "#content/desk/delivery-failures.ts";
import { eventNames, webhooksWords as words } from "#content/desk/settings/webhooks.ts";
import { deskScreens } from "#content/desk/shell.ts";
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
        <TestedList>
          {webhooks.map((webhook) => (
            <Webhook key={webhook.id} webhook={webhook} now={now} answer={answer} />
          ))}
        </TestedList>
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
  const detail = (
    <>
      {url}
      <small>{hasAll ? words.allEvents : words.someEvents(events.map((type) => eventNames[type]))}</small>
      <small>
        {isOfEnvironment ? words.ofEnvironment : words.madeBy(createdBy, listTime(createdAt, now, site.timeZone))}
      </small>
      <Deliveries webhook={webhook} />
    </>
  );
  return (
    <TestedRow title={host} detail={detail} mark={<Mark webhook={webhook} />}>
      <RowTest
        field={["id", id]}
        action="testWebhook"
        label={words.test}
        name={words.ofHost(words.test, host)}
        resultIn={(sent: WebhooksAnswer) => sent.webhookTest}
        tested={answer?.webhookTest?.id === id ? answer.webhookTest : undefined}
        wordsOf={testWords}
      />
      {secret !== undefined && (
        <WidePart isPanel>
          <div role="status">
            <p>
              {words.secret(host)} {webhook.oldSecretUntil !== undefined && words.oldStays}
            </p>
            <p className={partStyles.secret}>{secret}</p>
          </div>
        </WidePart>
      )}
      <Notices webhook={webhook} now={now} />
      {!isOfEnvironment && (
        <WidePart>
          <Changes webhook={webhook} host={host} />
        </WidePart>
      )}
    </TestedRow>
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
    <small>
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

const testWords = (result: WebhookTest) =>
  result.isOk ? words.testOk(result.ms) : { gist: words.testFailed, text: failureText(result) };

function failureText({ failure }: Extract<WebhookTest, { readonly isOk: false }>): string {
  return failure === "tooMany" ? words.tooMany : deliveryFailureWords[failure].what;
}

/** What a person may have to act on. */
function Notices({ webhook, now }: Pick<WebhookProps, "webhook" | "now">) {
  const { id, state, stateAt, oldSecretUntil, isOfEnvironment } = webhook;
  if (state === "gone")
    return (
      <WidePart isPanel>
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
      </WidePart>
    );
  if (oldSecretUntil === undefined) return null;
  return (
    <WidePart isPanel>
      <Form method="post" className={styles.notice}>
        <input type="hidden" name="id" value={id} />
        <span>{words.oldSecret(waitText(oldSecretUntil - now))}</span>
        <Button type="submit" size="sm" variant="secondary" name="do" value="endOldSecret">
          {words.endOldSecret}
        </Button>
      </Form>
    </WidePart>
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
