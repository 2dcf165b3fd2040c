import { decimal, rounded, toNumber } from "#domain/valuation/text/decimal.ts";
import { withDecimals } from "#domain/valuation/text/digits.ts";
import { readProfit } from "#domain/valuation/text/read-profit.ts";
import type { AddBackEntries } from "./add-backs.ts";
import {
  type AddBackKey,
  addBackBounds,
  addBackKeys,
  type Bounds,
  goalBounds,
  growthRateBounds,
  proceedsBounds,
  proceedsKeys,
  readinessAnswers,
  readinessKeys,
  returnRateBounds,
  taxRateBounds,
} from "./depth-bounds.ts";
import type { DepthEntries, DepthPanel } from "./depth-entries.ts";
import { signedNumber } from "./depth-money.ts";
import type { GoalEntries } from "./goal-price.ts";
import type { ProceedsEntries } from "./proceeds.ts";
import type { ReadinessEntries } from "./sale-readiness.ts";

/** What a panel's form holds: the name of each field and the text in it. An empty field may be left out. */
export type DepthFields = Readonly<Record<string, string>>;

export type FieldError = { readonly is: "unreadable" } | ({ readonly is: "outside" } & Bounds);
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** More than any number takes; no pattern runs over a longer text. */
const maxTextLength = 200;

/** The checkbox 'I have the paper' beside an amount. */
export const paperField = (key: AddBackKey) => `${key}Paper`;

/** Percent with at most one decimal: `8`, `-2.5`, `23,8 %`. */
function readPercent(typed: string): number | undefined {
  const found = /^([-−+])? ?(\d{1,3}(?:[.,]\d+)?|[.,]\d+) ?%?$/.exec(typed.normalize("NFKC").trim());
  if (!found) return undefined;
  const size = toNumber(rounded(decimal(Number((found[2] ?? "").replace(",", "."))), 1));
  return found[1] !== undefined && found[1] !== "+" && size > 0 ? -size : size;
}

class FieldReader {
  readonly errors: Record<string, FieldError> = {};
  readonly #fields: DepthFields;

  constructor(fields: DepthFields) {
    this.#fields = fields;
  }

  text(name: string): string {
    return this.#fields[name]?.trim() ?? "";
  }

  /** Undefined for an empty field and for one that cannot be read; the latter has an error. */
  number(name: string, bounds: Bounds, read: (typed: string) => number | undefined): number | undefined {
    const typed = this.text(name);
    if (typed === "") return undefined;
    const value = typed.length > maxTextLength ? undefined : read(typed);
    if (value === undefined) this.errors[name] = { is: "unreadable" };
    else if (value < bounds.min || value > bounds.max) this.errors[name] = { is: "outside", ...bounds };
    else return value;
    return undefined;
  }
}

function readAddBacks(reader: FieldReader): AddBackEntries {
  const read = addBackKeys.flatMap((key) => {
    const amount = reader.number(key, addBackBounds(key), readProfit);
    return amount === undefined ? [] : [[key, { amount, hasPaper: reader.text(paperField(key)) !== "" }] as const];
  });
  return Object.fromEntries(read);
}

function readProceeds(reader: FieldReader): ProceedsEntries {
  const amounts = proceedsKeys.flatMap((key) => {
    const amount = reader.number(key, proceedsBounds(key), readProfit);
    return amount === undefined ? [] : [[key, amount] as const];
  });
  const taxRate = reader.number("taxRate", taxRateBounds, readPercent);
  return { ...Object.fromEntries(amounts), ...(taxRate !== undefined && { taxRate }) };
}

function readReadiness(reader: FieldReader): ReadinessEntries {
  return Object.fromEntries(
    readinessKeys.flatMap((key) => {
      const answer = readinessAnswers.find((known) => known === reader.text(key));
      return answer ? [[key, answer]] : [];
    }),
  );
}

function readGoal(reader: FieldReader, start: GoalEntries): GoalEntries {
  return {
    goal: reader.number("goal", goalBounds, readProfit) ?? start.goal,
    growthRate: reader.number("growthRate", growthRateBounds, readPercent) ?? start.growthRate,
    returnRate: reader.number("returnRate", returnRateBounds, readPercent) ?? start.returnRate,
  };
}

/** The entries of the fields that can be read, and what is wrong with the others. */
export type ReadPanel = { readonly entries: DepthEntries; readonly errors: FieldErrors };

/** Reads a panel's form, in the browser and on the server. `start` stands for empty fields of the last panel. */
export function readPanel(panel: DepthPanel, fields: DepthFields, start: GoalEntries): ReadPanel {
  const reader = new FieldReader(fields);
  const entries: DepthEntries = {
    addBacks: () => ({ addBacks: readAddBacks(reader) }),
    proceeds: () => ({ proceeds: readProceeds(reader) }),
    readiness: () => ({ readiness: readReadiness(reader) }),
    goal: () => ({ goal: readGoal(reader, start) }),
  }[panel]();
  return { entries, errors: reader.errors };
}

/** Dollars as a field shows them. */
export const dollarsText = (amount: number) => `${amount < 0 ? "−" : ""}${withDecimals(Math.abs(amount), 0)}`;

/** The texts that a form of these entries starts with. */
export function fieldsOf({ addBacks, proceeds, readiness, goal }: DepthEntries): DepthFields {
  const amounts = Object.entries(addBacks ?? {}).flatMap(([key, { amount, hasPaper }]) => [
    [key, dollarsText(amount)] as const,
    ...(hasPaper ? [[paperField(key as AddBackKey), "on"] as const] : []),
  ]);
  const { taxRate, ...parts } = proceeds ?? {};
  return {
    ...Object.fromEntries(amounts),
    ...Object.fromEntries(Object.entries(parts).map(([key, amount]) => [key, dollarsText(amount)])),
    ...(taxRate !== undefined && { taxRate: signedNumber(taxRate) }),
    ...readiness,
    ...(goal && {
      goal: dollarsText(goal.goal),
      growthRate: signedNumber(goal.growthRate),
      returnRate: signedNumber(goal.returnRate),
    }),
  };
}
