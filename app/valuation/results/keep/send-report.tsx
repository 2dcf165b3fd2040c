import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { clearRememberedContact, rememberContact, rememberedContact } from "#app/contact/remembered-contact.ts";
import { focusAfterPress } from "#app/design/ui/behavior/focus-after-press.ts";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Checkbox } from "#app/design/ui/forms/checkbox.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import type { Report } from "#app/valuation/report-request.ts";
import type { ReportContact } from "#app/valuation/services.ts";
import { currentConsent } from "#content/mail/mail-consent.ts";
import { site } from "#content/site.ts";
import { sendReportWords as words } from "#content/valuation/results.ts";
import { type CheckedContactInfo, type ContactInfo, checkContactInfo } from "#contracts/leads/contact-info.ts";
import * as keepStyles from "./keep-this.module.css";
import * as styles from "./send-report.module.css";

type SendReportProps = {
  readonly report: Report | null;
  readonly onAsk: (contact: ReportContact) => void;
};

const isAnswered = (report: Report | null): report is Report =>
  report !== null && report.mail !== "sending" && report.mail !== "failed";

/** Mails the private link. */
export function SendReport({ report, onAsk }: SendReportProps) {
  const [isAskingAgain, setAskingAgain] = useState(false);
  const formHadFocus = useRef(false);
  const answered = isAnswered(report) && !isAskingAgain ? report : undefined;

  function requestReport(contact: ReportContact) {
    rememberContact(contact, new Date().toISOString());
    setAskingAgain(false);
    onAsk(contact);
  }

  return (
    <section className={classNames(keepStyles.cell, "screen-only script-only")} aria-labelledby="send-report">
      <h3 className="head-4" id="send-report">
        {words.title}
      </h3>
      <p className={keepStyles.text}>{words.text}</p>
      <p className={styles.status} role="status">
        {answered && <Icon name={answered.mail === "onItsWay" ? "check" : "clock"} />}
        {answered && textOf(answered)}
      </p>
      {answered ? (
        <AskAgain takesFocus={formHadFocus} onClick={() => setAskingAgain(true)} />
      ) : (
        <ReportForm report={report} isOpened={isAskingAgain} hadFocus={formHadFocus} onAsk={requestReport} />
      )}
    </section>
  );
}

function textOf({ mail, email }: Report): string {
  if (mail === "onItsWay" || mail === "waiting" || mail === "kept") return words[mail](email);
  return mail === "limited" ? words.limited : "";
}

type AskAgainProps = { readonly takesFocus: RefObject<boolean>; readonly onClick: () => void };

function AskAgain({ takesFocus, onClick }: AskAgainProps) {
  const button = useRef<HTMLButtonElement>(null);

  // The focused button was removed with the form.
  useEffect(() => {
    if (takesFocus.current) focusAfterPress(button.current, { preventScroll: true });
  }, [takesFocus]);

  return (
    <button ref={button} type="button" className={classNames(styles.action, "link link--icon")} onClick={onClick}>
      {words.another}
    </button>
  );
}

type Errors = Extract<CheckedContactInfo, { ok: false }>["errors"];

type ReportFormProps = {
  readonly report: Report | null;
  /** Opened by a button, so the first field gets the focus. */
  readonly isOpened: boolean;
  /** Set on unmount: whether the focus was inside the form. */
  readonly hadFocus: RefObject<boolean>;
  readonly onAsk: (contact: ReportContact) => void;
};

function ReportForm({ report, isOpened, hadFocus, onAsk }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useHydrated();
  const [remembered, setRemembered] = useState<ContactInfo>();
  const [isCleared, setCleared] = useState(false);
  /** The optional phone number opens once an email address is typed. */
  const [isTyped, setTyped] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const known: ContactInfo | undefined = report ?? remembered;
  const isSending = report?.mail === "sending";

  // Known to the browser only, and the form may be prerendered. What was typed before stays.
  useEffect(() => setRemembered(rememberedContact()), []);

  const field = (name: keyof ContactInfo) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

  useEffect(() => {
    const email = isOpened ? form.current?.querySelector<HTMLInputElement>("[name=email]") : undefined;
    email?.focus();
    email?.select();
  }, [isOpened]);

  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget);
    const checked = checkContactInfo(Object.fromEntries(typed));
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) onAsk({ ...checked.contact, ...(typed.has("consent") && { consent: currentConsent.wording }) });
    else field(checked.errors.email ? "email" : "phone")?.focus();
  }

  function clear() {
    clearRememberedContact();
    setRemembered(undefined);
    setCleared(true);
    setTyped(true);
    setErrors({});
    for (const name of ["email", "phone"] as const) {
      const input = field(name);
      if (input) input.value = "";
    }
    field("email")?.focus();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Field className={styles.email} label={<span className="sr">{words.email}</span>} error={errors.email}>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={words.placeholder}
          defaultValue={known?.email}
          readOnly={isSending}
          onChange={(event) => {
            if (event.currentTarget.value !== "") setTyped(true);
            setErrors(({ email: _, ...rest }) => rest);
          }}
        />
      </Field>
      {/* Without script, submitting would put what was typed into the address. */}
      <Button type="submit" variant="secondary" busy={isSending} disabled={!isLive}>
        {isSending ? words.sending : words.send}
      </Button>
      {(isTyped || known?.email) && (
        <>
          <Field className={styles.phone} label={words.phone} optional hint={words.phoneHint} error={errors.phone}>
            <TextInput
              name="phone"
              type="tel"
              autoComplete="tel"
              defaultValue={known?.phone}
              readOnly={isSending}
              onChange={() => setErrors(({ phone: _, ...rest }) => rest)}
            />
          </Field>
          <div className={styles.consent}>
            <Checkbox name="consent" label={currentConsent.text} disabled={isSending} />
          </div>
        </>
      )}
      {report?.mail === "failed" && (
        <p className={styles.error} role="alert">
          {words.failed}{" "}
          <a className="link num" href={`tel:${site.phone.link}`}>
            {site.phone.display}
          </a>
        </p>
      )}
      {remembered && !report && (
        <p className={styles.note}>
          {words.remembered}{" "}
          <button type="button" className={classNames(styles.action, "link link--icon")} onClick={clear}>
            {words.clear}
          </button>
        </p>
      )}
      <p className={styles.note} role="status">
        {isCleared && words.cleared}
      </p>
    </form>
  );
}
