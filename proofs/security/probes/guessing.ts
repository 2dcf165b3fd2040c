import { pages } from "../../../content/registry/registry.ts";
import type { RawAnswer } from "../../../tests/fuzz/raw-answer.ts";
import { type Check, check } from "../../harness/check.ts";
import { ask, type Sent, type Target } from "./probe.ts";
import { freshId } from "./requests.ts";

const noIds = [
  "no-such-valuation",
  "00000000-0000-0000-0000-000000000000",
  "F0220000-0000-4000-8000-00000000000A",
  "1234567890",
  "' or '1'='1' --",
] as const;

const places: readonly ((id: string) => Sent)[] = [
  ...pages
    .filter(({ path }) => path.includes(":valuationId"))
    .map(
      ({ path }) =>
        (id: string): Sent => ({ path: path.replace(":valuationId", encodeURIComponent(id)) }),
    ),
  (id) => ({ path: `/api/download/report/${encodeURIComponent(id)}?format=pdf` }),
  (id) => ({ path: `/api/purchase-status/${encodeURIComponent(id)}` }),
];

/** Without values that differ between two answers of the same kind. */
function shape({ status, headers, body }: RawAnswer, id: string): string {
  const masked = body
    .toString("utf8")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/"requestId":"[^"]*"/g, "")
    .replaceAll(encodeURIComponent(id), ":id")
    .replaceAll(id, ":id");
  const named = headers.filter(
    ([name]) => !/^(date|x-request-id|content-security-policy|content-length|etag)$/.test(name),
  );
  return `${status}\n${named.map((header) => header.join(": ")).join("\n")}\n${masked}`;
}

/** A malformed id, an unknown one and a deleted one get the same answer, so guessing reveals nothing. */
export async function guessingCheck(target: Target): Promise<Check> {
  const deleted = freshId();
  await ask(target, { method: "DELETE", path: `/api/leads/${deleted}` });
  const ids = [freshId(), freshId(), deleted, ...noIds];
  const findings: string[] = [];
  for (const place of places) {
    const shapes = new Set<string>();
    for (const id of ids) {
      const ended = await ask(target, place(id));
      shapes.add(ended.how === "answered" ? shape(ended.answer, id) : ended.how);
    }
    if (shapes.size > 1)
      findings.push(`${place(":id").path}: ${shapes.size} kinds of answers (${differences(shapes)})`);
  }
  return check("guessed ids tell nothing", `${places.length} addresses, ${ids.length} ids each`, findings);
}

/** The position of the first difference. */
function differences(shapes: ReadonlySet<string>): string {
  const [one = "", other = ""] = shapes;
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return `${JSON.stringify(one.slice(at, at + 40))} and ${JSON.stringify(other.slice(at, at + 40))}`;
}
