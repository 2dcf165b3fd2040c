import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Field, TextArea, TextInput } from "#app/design/ui/forms/field.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { contactFormWords as words } from "#content/contact-form.ts";
import { pathOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import * as styles from "./contact-form.module.css";
import type { MessageField } from "./message-draft.ts";
import type { SendFailure } from "./send-message.ts";
import { type MessageSubject, useContactMessage } from "./use-contact-message.ts";

type ContactFormProps = {
  readonly subject: MessageSubject;
  /** Heading and introduction above the fields. */
  readonly head: ReactNode;
  /** Prefills the company field. */
  readonly company?: string | undefined;
  readonly messageLabel?: string;
  /** Hides the message behind this label until it is wanted. */
  readonly addMessage?: string;
  readonly send?: string;
  readonly sent: { readonly title: string; readonly text: (email: string) => string };
  /** Label of the button that starts another message; without it there is none. */
  readonly again?: string;
};

/** The form for every message to the firm: what it is for on the left, the fields on the right. */
export function ContactForm({ subject, head, company, sent, again, ...labels }: ContactFormProps) {
  const { messageLabel = words.fields.message, addMessage, send = words.send } = labels;
  const form = useRef<HTMLFormElement>(null);
  const { phase, errors, submit, changed, writeAnother } = useContactMessage(form, subject, company);
  const isLive = useHydrated();

  if (phase.at === "sent")
    return <Sent title={sent.title} text={sent.text(phase.email)} {...(again && { again, onAgain: writeAnother })} />;

  const isSending = phase.at === "sending";
  const common = (name: MessageField) => ({ name, readOnly: isSending, onChange: () => changed(name) });
  return (
    <>
      <noscript>
        <p className={styles.noScript}>
          {words.noScript.text} <Direct />
        </p>
      </noscript>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.head}>{head}</div>
        <div className={styles.letter}>
          <Field label={words.fields.name} error={errors.name}>
            <TextInput {...common("name")} autoComplete="name" />
          </Field>
          <Field label={words.fields.email} error={errors.email}>
            <TextInput {...common("email")} type="email" inputMode="email" autoComplete="email" />
          </Field>
          <Field label={words.fields.phone} optional hint={words.phoneHint} error={errors.phone}>
            <TextInput {...common("phone")} type="tel" autoComplete="tel" />
          </Field>
          <Field label={words.fields.company} optional error={errors.company}>
            <TextInput {...common("company")} autoComplete="organization" />
          </Field>
          <OptionalPart label={addMessage}>
            <Field
              label={messageLabel}
              optional={subject.kind === "report"}
              error={errors.message}
              className={styles.message}
            >
              <TextArea {...common("message")} />
            </Field>
          </OptionalPart>
          <div className="sr" aria-hidden="true">
            <label>
              {words.honeypot}
              <input name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
            </label>
          </div>
          <div className={styles.failure} role="alert">
            {phase.at === "failed" && <SendFailureText failure={phase.failure} />}
          </div>
          <div className={classNames(styles.actions, "wide-buttons")}>
            {/* Without script, submitting would put what was typed into the address. */}
            <Button type="submit" size="lg" busy={isSending} disabled={!isLive}>
              {isSending ? words.sending : send}
            </Button>
            <p className={styles.privacy}>
              {words.privacy} <TextLink to={pathOf("privacy")}>{words.privacyLink}</TextLink>
            </p>
          </div>
        </div>
      </form>
    </>
  );
}

function OptionalPart({ label, children }: { readonly label: string | undefined; readonly children: ReactNode }) {
  if (label === undefined) return children;
  return (
    <details className={styles.optional}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** Mounted again for each failed try. */
function SendFailureText({ failure }: { readonly failure: SendFailure }) {
  const box = useRef<HTMLParagraphElement>(null);
  const text = typeof failure === "string" ? words.failures[failure] : `${failure.message} ${words.failures.call}`;

  // Enter in the first field sends too, and the box is then far below. Centered, so that a phone's keyboard does not
  // cover it.
  // The focus stays where it is: the alert is announced already.
  useEffect(() => {
    // In braces, because newer browsers return a promise, which is no cleanup function.
    box.current?.scrollIntoView({ block: "center" });
  }, []);

  return (
    <p ref={box}>
      <Icon name="alert" />
      <span>
        {text} <Call />
      </span>
    </p>
  );
}

function Call() {
  return (
    <a className="link num" href={`tel:${site.phone.link}`}>
      {site.phone.display}
    </a>
  );
}

function Direct() {
  return (
    <>
      <Call />,{" "}
      <a className="link" href={`mailto:${site.email}`}>
        {site.email}
      </a>
    </>
  );
}

type SentProps = {
  readonly title: string;
  readonly text: string;
  readonly again?: string;
  readonly onAgain?: () => void;
};

/** Replaces the form and takes its focus. */
function Sent({ title, text, again, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.sent}>
      <Icon name="check" size="l" />
      <div>
        <h2 ref={heading} className="title-2" tabIndex={-1}>
          {title}
        </h2>
        <p className="lead">{text}</p>
        {again && (
          <Button variant="secondary" onClick={onAgain}>
            {again}
          </Button>
        )}
      </div>
    </div>
  );
}
