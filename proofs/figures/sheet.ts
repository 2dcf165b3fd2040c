import { fullMoney } from "../../domain/valuation/text/money.ts";
import type { At, CellValue } from "./recalculate.ts";

/** The panels that have figures. */
export type Panels = { readonly [Panel in "addBacks" | "proceeds" | "readiness" | "goal"]: boolean };

/** A workbook's cells as numbers. */
export class Sheet {
  readonly #at: At;
  readonly #name: string;

  constructor(at: At, name: string) {
    this.#at = at;
    this.#name = name;
  }

  value(cell: string): CellValue {
    return this.#at(this.#name, cell);
  }

  text(cell: string): string {
    return String(this.value(cell) ?? "");
  }

  /** Intermediate values are doubles in a spreadsheet; no figure has more than six decimals. */
  number(cell: string): number {
    return Number(Number(this.value(cell) ?? 0).toFixed(6));
  }

  dollars(cell: string): string {
    return fullMoney(this.number(cell));
  }
}
