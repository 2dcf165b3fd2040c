import { TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { PanelNote } from "#app/valuation/depth/panel-note.tsx";
import type { PanelProps } from "#app/valuation/depth/panel-props.ts";
import { PanelResult } from "#app/valuation/depth/panel-result.tsx";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import {
  addBackChart,
  addBackNotes,
  addBackResultWords as resultWords,
  addBackWords as words,
} from "#content/depth/add-backs.ts";
import { addBackNames } from "#content/depth/line-names.ts";
import { type AddBacks, addBacksOf } from "#domain/depth/add-backs.ts";
import { signedEbitdaMoney, thousandsMoney } from "#domain/depth/depth-money.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { ebitdaMoney, fullMoney, shortMoney } from "#domain/valuation/text/money.ts";
import { addBackBridge } from "./add-back-bridge.ts";
import { AddBackRow } from "./add-back-row.tsx";
import * as styles from "./add-backs.module.css";
import { BridgeCell, CellLabel, CellLevel } from "./bridge-cell.tsx";

/** The owner's list of add-backs and, in the same rows, the bridge from profit to the EBITDA of that list. */
export function AddBacksPanel({ valuation, fields, errors, entries, onField }: PanelProps) {
  const found = addBacksOf(valuation, entries.addBacks ?? {});
  const bridge = addBackBridge(valuation, found);
  const { axis, profit, ours, profitSide, oursSide, total } = bridge;
  const hasUnproved = found?.lines.some(({ isUnproved }) => isUnproved) ?? false;
  return (
    <>
      <PanelResult
        estimate={valuation.adjustedValuation}
        label={resultWords.label}
        figure={found ? shortMoney(found.documented.value) : words.none}
      >
        <span className={styles.sentence}>{resultSentence(valuation, found)}</span>
      </PanelResult>
      <p className="sr">{chartSentence(valuation, found)}</p>
      <div className={styles.rows}>
        <div className={styles.row}>
          <div className={styles.stated}>
            <b>{words.profit.title}</b>
            <span className={styles.explains}>{words.profit.explains}</span>
            <b className={styles.amount}>{fullMoney(valuation.preTaxProfit)}</b>
          </div>
          <BridgeCell bridge={bridge}>
            <CellLevel at={profit} />
            <CellLabel left={profit} right={profit} side={profitSide}>
              {ebitdaMoney(valuation.preTaxProfit)}
            </CellLabel>
            {oursSide && (
              <CellLabel left={ours} right={ours} side={oursSide} className={styles.ours}>
                {words.ours(ebitdaMoney(valuation.ebitda))}
              </CellLabel>
            )}
          </BridgeCell>
          <span className="label">{words.documents}</span>
        </div>
        {bridge.rows.map((row) => (
          <AddBackRow key={row.key} row={row} bridge={bridge} fields={fields} errors={errors} onField={onField} />
        ))}
        <div className={classNames(styles.row, styles.sum)}>
          <div className={styles.stated}>
            <b>{words.total.title}</b>
            <span className={styles.explains}>{words.total.explains}</span>
            <span className={styles.amount}>
              <span className="figure">{found ? thousandsMoney(found.documented.ebitda) : words.none}</span>
            </span>
          </div>
          <BridgeCell bridge={bridge}>
            {found && total !== undefined && (
              <>
                <CellLevel at={total} isLast />
                <CellLabel left={total} right={total} side={total > 26 ? "left" : "right"}>
                  {ebitdaMoney(found.documented.ebitda)}
                </CellLabel>
              </>
            )}
          </BridgeCell>
          <b>{found && words.documented(found.papers.have, found.papers.needed)}</b>
        </div>
        <div className={styles.axis} data-dense={axis.ticks.length > 6 || undefined}>
          <TickLabels ticks={axis.ticks.map(({ at, value }) => ({ at, text: tickMoney(value) }))} />
        </div>
      </div>
      <PanelNote>
        {addBackNotes.allowance(ebitdaMoney(valuation.ebitda))}
        {axis.from > 0 && ` ${addBackNotes.axisStart(tickMoney(axis.from))}`}
        {hasUnproved && ` ${addBackNotes.hatched}`}
      </PanelNote>
      {found?.crossesBracket && <PanelNote>{addBackNotes.bracket(turnsText(valuation.multiple))}</PanelNote>}
    </>
  );
}

function resultSentence({ multiple }: Valuation, found: AddBacks | undefined): string {
  const times = turnsText(multiple);
  if (!found) return resultWords.empty(times);
  const { documented, provable, lines } = found;
  if (documented.ebitda <= 0) return resultWords.nothingLeft;
  const missing = lines.filter(({ isUnproved }) => isUnproved).length;
  const product = resultWords.product(thousandsMoney(documented.ebitda), times);
  if (missing === 0) return `${product} ${resultWords.proved}`;
  return [
    product,
    resultWords.provable(thousandsMoney(provable.ebitda), times, shortMoney(provable.value)),
    resultWords.missing(missing, shortMoney(documented.value - provable.value)),
  ].join(" ");
}

function chartSentence({ preTaxProfit, ebitda }: Valuation, found: AddBacks | undefined): string {
  const [profit, ours] = [ebitdaMoney(preTaxProfit), ebitdaMoney(ebitda)];
  if (!found) return addBackChart.empty(profit, ours);
  const steps = found.lines.map(({ key, amount, isUnproved }) =>
    addBackChart.step(addBackNames[key], signedEbitdaMoney(amount), isUnproved),
  );
  return addBackChart.filled(profit, steps, ebitdaMoney(found.documented.ebitda), ours);
}
