import type { Log } from "#server/ops/log.ts";
import { CrmError } from "./crm-error.ts";

/** After so many refusals everything optional is left out: the account is set up for something else. */
const maxSingle = 5;

type Rewrite = {
  /** The names to leave out; none if the error is another one. `refusals` is their number before this one. */
  readonly refusedBy: (
    error: unknown,
    asked: { readonly sent: readonly string[]; readonly refusals: number },
  ) => readonly string[];
  readonly onRefused: (names: readonly string[]) => void;
};

/** Writes again without the values that were refused, until the rest is taken. */
export async function writeWithoutRefused<V, T>(
  values: Readonly<Record<string, V>>,
  { refusedBy, onRefused }: Rewrite,
  write: (values: Readonly<Record<string, V>>) => Promise<T>,
): Promise<T> {
  let left = values;
  for (let refusals = 0; ; refusals += 1) {
    try {
      return await write(left);
    } catch (error) {
      const refused = refusedBy(error, { sent: Object.keys(left), refusals });
      if (refused.length === 0) throw error;
      onRefused(refused);
      left = Object.fromEntries(Object.entries(left).filter(([name]) => !refused.includes(name)));
    }
  }
}

type Refusals = {
  /** Without these there is no item, or it could not be found again. */
  readonly required: readonly string[];
  readonly log: Pick<Log, "warn">;
};

/** One bad field must not cost the lead: it is left out and logged. */
export function withoutRefused<V, T>(
  values: Readonly<Record<string, V>>,
  { required, log }: Refusals,
  write: (values: Readonly<Record<string, V>>) => Promise<T>,
): Promise<T> {
  const rewrite: Rewrite = {
    refusedBy: (error, asked) => refusedFields(error, { ...asked, required }),
    onRefused: (fields) =>
      log.warn({ fields }, "the CRM refuses these fields, see docs/connections.md; they are left out"),
  };
  return writeWithoutRefused(values, rewrite, write);
}

type Refused = { readonly sent: readonly string[]; readonly required: readonly string[]; readonly refusals: number };

/** The field that the error names, else all that are optional; none if the error is another, or is about a required one. */
function refusedFields(error: unknown, { sent, required, refusals }: Refused): readonly string[] {
  if (!(error instanceof CrmError) || error.failure.kind !== "column") return [];
  const { columnId = "" } = error.failure;
  if (required.includes(columnId)) return [];
  const optional = sent.filter((name) => !required.includes(name));
  return optional.includes(columnId) && refusals < maxSingle ? [columnId] : optional;
}
