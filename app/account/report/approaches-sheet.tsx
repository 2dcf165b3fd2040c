import { FootballField } from "#app/design/charts/football-field.tsx";
import { tickMoney } from "#app/valuation/results/tick-money.ts";
import { highlighted, sectionNames, approachWords as words } from "#content/report/report.ts";
import { overviewWords } from "#content/valuation/results.ts";
import { moneyRange, shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./approaches-sheet.module.css";
import { Notes, ReportSheet, type SheetProps, SheetTable } from "./report-sheet.tsx";

export function ApproachesSheet(props: SheetProps) {
  const { approaches, valuation } = props.report;
  const { conservativeValue: low, adjustedValuation: value, optimisticValue: high } = valuation;
  const own = highlighted(props.report).id;
  const ranges = approaches.map((approach) => `${approach.name} ${moneyRange(approach.low, approach.high)}`).join(", ");
  return (
    <ReportSheet
      {...props}
      section="approaches"
      title={words.title}
      lead={`${overviewWords.weight[own]} ${words.hatched} ${overviewWords.shares}`}
    >
      <div className={styles.chart}>
        <FootballField
          label={overviewWords.chart(ranges, shortMoney(value), moneyRange(low, high))}
          rows={approaches.map(({ id, name, multiples, highlighted: isOn, ...range }) => ({
            id,
            label: name,
            note: overviewWords.multiple[id](multiples.join("–")),
            low: range.low,
            high: range.high,
            text: moneyRange(range.low, range.high),
            highlighted: isOn,
          }))}
          value={{ amount: value, text: shortMoney(value) }}
          range={{ low, high }}
          formatTick={tickMoney}
        />
      </div>
      <SheetTable label={sectionNames.approaches} columns={words.columns} className={styles.approaches}>
        <tbody>
          {approaches.map((approach) => (
            <tr key={approach.id} className={approach.highlighted ? styles.decisive : undefined}>
              <th scope="row">{approach.name}</th>
              <td>{words.who[approach.id]}</td>
              <td>
                {words.applies[approach.id]}
                {approach.highlighted && words.yours}
              </td>
              <td>{moneyRange(approach.low, approach.high)}</td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
      <Notes items={[words.disagree, { title: words.argue.title, text: words.argue.text[own] }]} />
    </ReportSheet>
  );
}
