import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type CheckedContactMessage, checkContactMessage, type reportPackages } from "#contracts/contact-message.ts";
import { functionsOrigin } from "#domain/site/functions-origin.ts";
import { draftStore, type MessageField, type MessageFields, messageFields } from "./message-draft.ts";
import { rememberedContact } from "./remembered-contact.ts";
import { sendMessage, type Trouble } from "./send-message.ts";

/** What the message is about. */
export type MessageSubject =
  | { readonly kind: "contact" }
  | { readonly kind: "report"; readonly valuationId: string; readonly package: (typeof reportPackages)[number] };

export type MessageErrors = Extract<CheckedContactMessage, { ok: false }>["errors"];

export type MessagePhase =
  | { readonly at: "idle" | "sending" }
  | { readonly at: "trouble"; readonly trouble: Trouble }
  | { readonly at: "sent"; readonly email: string };

const idle: MessagePhase = { at: "idle" };

function fieldIn(form: HTMLFormElement | null, name: string) {
  return form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`) ?? undefined;
}

function typedIn(form: HTMLFormElement): MessageFields {
  const entries = messageFields.map((name) => [name, fieldIn(form, name)?.value ?? ""] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

/**
 * The fields belong to the browser, not to React: what is typed before the script arrives stays, and what is known of the
 * visitor goes only where nothing stands yet.
 */
function fillIn(form: HTMLFormElement | null, known: MessageFields) {
  for (const name of messageFields) {
    const field = fieldIn(form, name);
    const value = known[name];
    if (field && field.value === "" && value !== undefined) field.value = value;
  }
}

/** One message, from its first letter to its acknowledgement. */
export function useContactMessage(form: RefObject<HTMLFormElement | null>, subject: MessageSubject, company?: string) {
  const [phase, setPhase] = useState<MessagePhase>(idle);
  const [errors, setErrors] = useState<MessageErrors>({});
  const shownAt = useRef(0);
  const { kind } = subject;
  const isSent = phase.at === "sent";

  useEffect(() => {
    if (isSent) return;
    shownAt.current = performance.now();
    const { email, phone } = rememberedContact() ?? {};
    fillIn(form.current, { ...draftStore(kind).read()?.fields });
    fillIn(form.current, { ...(email && { email }), ...(phone && { phone }) });
  }, [form, kind, isSent]);

  useEffect(() => {
    if (!isSent && company !== undefined) fillIn(form.current, { company });
  }, [form, company, isSent]);

  function keep() {
    if (!form.current) return;
    const draft = draftStore(kind);
    const messageId = draft.read()?.messageId ?? crypto.randomUUID();
    draft.write({ messageId, fields: typedIn(form.current) });
    return messageId;
  }

  function showErrors(found: MessageErrors) {
    setErrors(found);
    const first = messageFields.find((name) => found[name]);
    if (first) fieldIn(form.current, first)?.focus();
    else setPhase({ at: "trouble", trouble: found.elapsedMs ? { said: found.elapsedMs } : "refused" });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (phase.at === "sending") return;
    const messageId = keep();
    const checked = checkContactMessage({
      ...subject,
      messageId,
      ...typedIn(event.currentTarget),
      homepage: fieldIn(event.currentTarget, "homepage")?.value ?? "",
      elapsedMs: performance.now() - shownAt.current,
    });
    setPhase(idle);
    if (!checked.ok) return showErrors(checked.errors);
    setErrors({});
    setPhase({ at: "sending" });
    const trouble = await sendMessage(checked.message, {
      fetch: (...args) => window.fetch(...args),
      functions: functionsOrigin(window.location.origin),
      isOnline: () => navigator.onLine,
    });
    if (trouble) return setPhase({ at: "trouble", trouble });
    draftStore(kind).clear();
    setPhase({ at: "sent", email: checked.message.email });
  }

  return {
    phase,
    errors,
    submit,
    changed(name: MessageField) {
      keep();
      if (errors[name]) setErrors(({ [name]: _, ...rest }) => rest);
    },
    writeAnother: () => setPhase(idle),
  };
}
