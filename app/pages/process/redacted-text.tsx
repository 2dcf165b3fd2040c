import { Redacted, Unredacted } from "#app/design/ui/quotes/redaction.tsx";
import type { RedactedText as RedactableText, RedactedTextPart } from "#content/pages/process-confidence.ts";

/** A line of text with redacted parts. */
export function RedactedText({ text }: { readonly text: RedactableText }) {
  return text.map((part) => <Part key={JSON.stringify(part)} part={part} />);
}

function Part({ part }: { readonly part: RedactedTextPart }) {
  if (typeof part === "string") return part;
  if ("lifted" in part) return <Unredacted>{part.lifted}</Unredacted>;
  return <Redacted reason={part.withheld} length={part.length} />;
}
