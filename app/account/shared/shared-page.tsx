import * as historyStyles from "#app/account/history/history.module.css";
import { ValueOverTime } from "#app/account/history/value-over-time.tsx";
import { ValuationRange } from "#app/account/report/valuation-range.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { type Column, LedgerTable, type Row } from "#app/design/ui/tables/table.tsx";
import { Drivers } from "#app/valuation/results/drivers/drivers.tsx";
import { ValuationSheet } from "#app/valuation/results/worksheet/valuation-sheet.tsx";
import { addBackDocuments, addBackNames } from "#content/depth/line-names.ts";
import { waterfallNames } from "#content/depth/proceeds.ts";
import { sharedPage as words } from "#content/pages/private-page.ts";
import { site } from "#content/site.ts";
import { estimateLine } from "#content/valuation/results.ts";
import type { AddBacks } from "#domain/depth/add-backs.ts";
import type { Proceeds } from "#domain/depth/proceeds.ts";
import { longDate } from "#domain/time/long-date.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { fullMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./shared-page.module.css";
import type { SharedValuation } from "./shared-valuation.ts";

const line: Column = { label: words.columns.line };
const amountColumn: Column = { label: words.columns.amount, numeric: true };
const dateOf = (at: number) => longDate(at, site.timeZone);

/** A valuation for reading only. */
export function SharedPage({ shared }: { readonly shared: SharedValuation }) {
  const { company, valuedAt, valuation, names, expiresAt, addBacks, proceeds, snapshots } = shared;
  const { conservativeValue: low, adjustedValuation: value, optimisticValue: high } = valuation;
  return (
    <>
      <div className={styles.banner}>
        <Frame padding="none">
          <span>
            <b>{words.readOnly}</b> {words.by}
          </span>
          <span className="muted">{words.until(dateOf(expiresAt - 1))}</span>
        </Frame>
      </div>
      <Section flush>
        <Frame padding="tight" className={styles.opening}>
          <h1 className="title-2">{words.title(company)}</h1>
          <p className="label">
            {dateOf(valuedAt)}. {estimateLine}
          </p>
          <div className={styles.range}>
            <ValuationRange low={low} value={value} high={high} />
          </div>
        </Frame>
      </Section>
      <Drivers valuation={valuation} names={names} />
      <ValuationSheet valuation={valuation} />
      {addBacks && <AddBackTable addBacks={addBacks} valuation={valuation} />}
      {proceeds && <ProceedsTable proceeds={proceeds} />}
      {snapshots && (
        <Section>
          <Frame padding="tight">
            <ValueOverTime snapshots={snapshots} />
          </Frame>
        </Section>
      )}
    </>
  );
}

type PartProps = {
  readonly title: string;
  readonly text: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly total: Row;
};

function Part({ title, text, columns, rows, total }: PartProps) {
  return (
    <Section>
      <Frame padding="tight">
        <h2 className="title-1">{title}</h2>
        <p className={historyStyles.lead}>{text}</p>
        <LedgerTable className={styles.table} caption={title} columns={columns} rows={rows} total={total} />
      </Frame>
    </Section>
  );
}

type AddBackTableProps = { readonly addBacks: AddBacks; readonly valuation: Valuation };

function AddBackTable({ addBacks, valuation }: AddBackTableProps) {
  const { title, text, bracket, ...labels } = words.addBacks;
  return (
    <Part
      title={title}
      text={addBacks.crossesBracket ? `${text} ${bracket(turnsText(valuation.multiple))}` : text}
      columns={[line, { label: labels.document }, amountColumn]}
      rows={[
        [labels.profit, "", fullMoney(valuation.preTaxProfit)],
        ...addBacks.lines.map(({ key, amount, isUnproved }): Row => {
          const document = addBackDocuments[key];
          return [addBackNames[key], isUnproved ? labels.missing(document) : document, fullMoney(amount)];
        }),
        [labels.ebitda, "", fullMoney(addBacks.documented.ebitda)],
        [labels.provable, "", fullMoney(addBacks.provable.value)],
      ]}
      total={[labels.documented, "", fullMoney(addBacks.documented.value)]}
    />
  );
}

function ProceedsTable({ proceeds }: { readonly proceeds: Proceeds }) {
  const labels = words.proceeds;
  const { price, debt, cash, workingCapitalGap, fee, later, atRisk, tax, cashAtClose } = proceeds;
  const lines: readonly (readonly [string, number])[] = [
    [waterfallNames.debt, -debt],
    [waterfallNames.cash, cash],
    [waterfallNames.workingCapital, -workingCapitalGap],
    [labels.fee(site.valuation.successFeePercent), -fee],
    [labels.later, -later],
    [labels.atRisk, -atRisk],
    ...(tax ? [[labels.tax(tax.rate), -tax.atClose] as const] : []),
  ];
  return (
    <Part
      title={labels.title}
      text={labels.text}
      columns={[line, amountColumn]}
      rows={[
        [labels.price, fullMoney(price)],
        ...lines.filter(([, amount]) => amount !== 0).map(([label, amount]): Row => [label, fullMoney(amount)]),
      ]}
      total={[tax ? labels.cashAtClose : labels.beforeTax, fullMoney(cashAtClose)]}
    />
  );
}
