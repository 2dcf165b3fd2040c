import { Lifted, Redacted } from "#app/design/ui/redaction.tsx";
import type { GuardedText as Guarded, GuardedPart } from "#content/pages/process-confidence.ts";

/** A line of text with redacted parts. */
export function GuardedText({ text }: { readonly text: Guarded }) {
  return text.map((part) => <Part key={JSON.stringify(part)} part={part} />);
}

function Part({ part }: { readonly part: GuardedPart }) {
  if (typeof part === "string") return part;
  if ("lifted" in part) return <Lifted>{part.lifted}</Lifted>;
  return <Redacted reason={part.withheld} length={part.length} />;
}
