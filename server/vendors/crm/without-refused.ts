import type { Log } from "#server/ops/log.ts";
import { CrmError } from "./crm-error.ts";

/** After so many refusals everything optional is left out: the account is set up for something else. */
const maxSingle = 5;

type Refusals = {
  /** Without these there is no item, or it could not be found again. */
  readonly required: readonly string[];
  readonly log: Pick<Log, "warn">;
};

/** One bad field must not cost the lead: it is left out and logged. */
export async function withoutRefused<V, T>(
  values: Readonly<Record<string, V>>,
  { required, log }: Refusals,
  write: (values: Readonly<Record<string, V>>) => Promise<T>,
): Promise<T> {
  let left = values;
  for (let refusals = 0; ; refusals += 1) {
    try {
      return await write(left);
    } catch (error) {
      if (!(error instanceof CrmError) || error.failure.kind !== "column") throw error;
      const { columnId } = error.failure;
      const optional = Object.keys(left).filter((name) => !required.includes(name));
      const isNamed = columnId !== undefined && optional.includes(columnId) && refusals < maxSingle;
      const refused = isNamed ? [columnId] : optional;
      if (refused.length === 0 || (columnId !== undefined && required.includes(columnId))) throw error;
      log.warn({ fields: refused }, "the CRM refuses these fields, see docs/connections.md; they are left out");
      left = Object.fromEntries(Object.entries(left).filter(([name]) => !refused.includes(name)));
    }
  }
}
