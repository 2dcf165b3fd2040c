import { NumberField } from "#app/valuation/depth/number-field.tsx";
import { PanelNote } from "#app/valuation/depth/panel-note.tsx";
import type { PanelProps } from "#app/valuation/depth/panel-props.ts";
import { PanelResult } from "#app/valuation/depth/panel-result.tsx";
import {
  lowerFee,
  type ProceedsField,
  proceedsFields,
  proceedsNote,
  waterfallTitles,
  proceedsResultWords as words,
} from "#content/depth/proceeds.ts";
import { site } from "#content/site.ts";
import { proceedsKeys } from "#domain/depth/depth-bounds.ts";
import { hasProceedsEntries, type Proceeds, proceedsOf } from "#domain/depth/proceeds.ts";
import { ebitdaMoney, shortMoney } from "#domain/valuation/text/money.ts";
import { FieldHelp } from "./field-help.tsx";
import * as styles from "./proceeds.module.css";
import { Waterfall } from "./waterfall.tsx";
import { percentText, waterfallSteps } from "./waterfall-steps.ts";

const names: readonly ProceedsField[] = [...proceedsKeys, "taxRate"];
const feePercent = site.valuation.successFeePercent;
const firstLimit = site.fee.scale[0]?.upTo ?? Number.POSITIVE_INFINITY;

/** From the price to the cash on the day of closing; what comes later or is at risk stands apart. */
export function ProceedsPanel({ valuation, fields, errors, entries, onField }: PanelProps) {
  const typed = entries.proceeds ?? {};
  const isEmpty = !hasProceedsEntries(typed);
  const isFeeLower = valuation.adjustedValuation > firstLimit;
  const proceeds = proceedsOf(valuation.adjustedValuation, typed, feePercent);
  return (
    <>
      <PanelResult
        estimate={valuation.adjustedValuation}
        label={proceeds.tax ? words.afterTax : words.beforeTax}
        figure={isEmpty ? words.none : shortMoney(proceeds.cashAtClose)}
      >
        <span className={styles.sentence}>
          {isEmpty ? words.empty(percentText(feePercent)) : resultSentences(proceeds).join(" ")}
        </span>
      </PanelResult>
      <div className={styles.fields}>
        {names.map((name) => (
          <NumberField
            key={name}
            name={name}
            {...proceedsFields[name]}
            isPercent={name === "taxRate"}
            canBeNegative={name === "workingCapitalGap"}
            fields={fields}
            errors={errors}
            onField={onField}
            className={styles.field}
          />
        ))}
      </div>
      <FieldHelp names={names} />
      <h4 className={styles.title}>{proceeds.tax ? waterfallTitles.afterTax : waterfallTitles.beforeTax}</h4>
      <Waterfall steps={waterfallSteps(proceeds, typed, feePercent)} />
      <PanelNote>
        {isFeeLower ? `${lowerFee(percentText(feePercent), shortMoney(firstLimit))} ${proceedsNote}` : proceedsNote}
      </PanelNote>
    </>
  );
}

function resultSentences(proceeds: Proceeds): readonly string[] {
  const { later, atRisk, tax, keptInTheEnd, cashBeforeTax, isOverdrawn } = proceeds;
  if (isOverdrawn) return [words.overdrawn(ebitdaMoney(-cashBeforeTax))];
  const rest = deferredSentences(later, atRisk);
  if (!tax) return [...rest, words.untaxed];
  return rest.length === 0
    ? [words.allAtClose]
    : [...rest, words.kept(percentText(tax.rate), shortMoney(keptInTheEnd))];
}

function deferredSentences(later: number, atRisk: number): readonly string[] {
  if (later > 0 && atRisk > 0) return [words.laterAndAtRisk(shortMoney(later), shortMoney(atRisk))];
  if (later > 0) return [words.later(shortMoney(later))];
  return atRisk > 0 ? [words.atRisk(shortMoney(atRisk))] : [];
}
