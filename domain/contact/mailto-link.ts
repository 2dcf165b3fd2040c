import { wellFormed } from "#domain/leads/plain-text.ts";

type Message = { readonly to: string; readonly subject: string };

const maxSubjectLength = 120;

/**
 * A mailto address with its subject on one line. Nothing in it can add a header or a field, not even an address such
 * as `a?bcc=b@example.com`.
 */
export function mailtoLink({ to, subject }: Message): string {
  const oneLine = subject.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  const kept = wellFormed(Array.from(oneLine).slice(0, maxSubjectLength).join(""));
  const address = encodeURIComponent(wellFormed(to)).replaceAll("%40", "@");
  return kept ? `mailto:${address}?subject=${encodeURIComponent(kept)}` : `mailto:${address}`;
}
