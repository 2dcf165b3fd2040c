import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { loadChunk } from "#app/shell/document/load-chunk.ts";
import type { ContactMessage } from "#contracts/leads/contact-message.ts";
import { apiOriginOf } from "#domain/site/api-origin.ts";
import type { MessageErrors, SendOutcome } from "./check-message.ts";
import { draftStore, type MessageField, type MessageFields, messageFields } from "./message-draft.ts";
import type { SendFailure } from "./send-message.ts";

export type ReportPackage = NonNullable<ContactMessage["package"]>;

/** What the message is about. */
export type MessageSubject =
  | { readonly kind: "contact" }
  | { readonly kind: "report"; readonly valuationId: string; readonly package: ReportPackage };

export type MessagePhase =
  | { readonly at: "idle" | "sending" }
  | { readonly at: "failed"; readonly failure: SendFailure }
  | { readonly at: "sent"; readonly email: string };

const idle: MessagePhase = { at: "idle" };
const messageChecks = () => loadChunk("message", () => import("./check-message.ts"));

function fieldIn(form: HTMLFormElement | null, name: string) {
  return form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`) ?? undefined;
}

/** Opens the part of the form that hides the field. */
function unfold(field: HTMLElement | undefined) {
  field?.closest("details")?.setAttribute("open", "");
}

function typedIn(form: HTMLFormElement | null): MessageFields {
  const entries = messageFields.map((name) => [name, fieldIn(form, name)?.value ?? ""] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

/** The fields are uncontrolled: what is typed before hydration stays, and known details fill only empty fields. */
function fillIn(form: HTMLFormElement | null, known: MessageFields) {
  for (const name of messageFields) {
    const field = fieldIn(form, name);
    const value = known[name];
    if (field?.value !== "" || value === undefined) continue;
    field.value = value;
    unfold(field);
  }
}

/** State of one message, from typing to the confirmation. */
export function useContactMessage(form: RefObject<HTMLFormElement | null>, subject: MessageSubject, company?: string) {
  const [phase, setPhase] = useState<MessagePhase>(idle);
  const [errors, setErrors] = useState<MessageErrors>({});
  const shownAt = useRef(0);
  const messageId = useRef("");
  /** Who sent the last message from this form, for another one. Only as long as the page is open. */
  const sender = useRef<MessageFields>(undefined);
  const { kind } = subject;
  const isSent = phase.at === "sent";

  useEffect(() => {
    if (isSent) return;
    shownAt.current = performance.now();
    messageId.current = crypto.randomUUID();
    if (sender.current) {
      fillIn(form.current, sender.current);
      // The button that asked for another message is gone, and the focus with it.
      fieldIn(form.current, "name")?.focus();
    }
    // Read before typing overwrites it.
    const kept = draftStore(kind).read();
    messageChecks().then(
      ({ rememberedDetails }) => {
        const known = rememberedDetails(kept);
        messageId.current = known.messageId ?? messageId.current;
        fillIn(form.current, known.fields);
      },
      // A failed load is retried when the message is sent.
      () => undefined,
    );
  }, [form, kind, isSent]);

  useEffect(() => {
    if (!isSent && company !== undefined) fillIn(form.current, { company });
  }, [form, company, isSent]);

  const keep = () => draftStore(kind).write({ messageId: messageId.current, fields: typedIn(form.current) });

  function showErrors(found: MessageErrors) {
    setErrors(found);
    const first = messageFields.find((name) => found[name]);
    setPhase(first ? idle : { at: "failed", failure: found.elapsedMs ? { message: found.elapsedMs } : "refused" });
    if (!first) return;
    const field = fieldIn(form.current, first);
    unfold(field);
    field?.focus();
  }

  async function send(message: unknown): Promise<SendOutcome> {
    const isOnline = () => navigator.onLine;
    try {
      const { checkAndSend } = await messageChecks();
      const apiOrigin = apiOriginOf(window.location.origin);
      return await checkAndSend(message, { fetch: (...args) => window.fetch(...args), apiOrigin, isOnline });
    } catch {
      return { failure: isOnline() ? "down" : "offline" };
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (phase.at === "sending") return;
    const homepage = fieldIn(form.current, "homepage")?.value ?? "";
    const elapsedMs = performance.now() - shownAt.current;
    keep();
    setErrors({});
    setPhase({ at: "sending" });
    const outcome = await send({
      ...subject,
      messageId: messageId.current,
      ...typedIn(form.current),
      homepage,
      elapsedMs,
    });
    if ("errors" in outcome) return showErrors(outcome.errors);
    if ("failure" in outcome) return setPhase({ at: "failed", failure: outcome.failure });
    draftStore(kind).clear();
    const { message: _, ...typedSender } = typedIn(form.current);
    sender.current = typedSender;
    setPhase({ at: "sent", email: outcome.email });
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
