import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import type { DepthFields, FieldErrors } from "#domain/depth/depth-fields.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";

/** What every panel gets. It draws fields by their names; the shell around it reads, keeps and saves them. */
export type PanelProps = {
  readonly valuation: Valuation;
  readonly inputs: FinancialInputs;
  /** The company's industry as its label; missing if it is not known. */
  readonly industry?: string | undefined;
  /** Epoch milliseconds of the visit, for the age of sources. */
  readonly now: number;
  /** For links to the owner's private pages; missing while there are none. */
  readonly valuationId?: string | undefined;
  /** The text in each field, by the names of `domain/depth/depth-fields.ts`. */
  readonly fields: DepthFields;
  readonly errors: FieldErrors;
  /** The values of the fields that can be read. Only this panel's key is set. */
  readonly entries: DepthEntries;
  readonly onField: (name: string, text: string) => void;
};
