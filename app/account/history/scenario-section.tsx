import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { outcomeTexts } from "#app/valuation/results/what-if/outcome-texts.ts";
import { privatePage } from "#content/pages/private-page.ts";
import { compareScenarios } from "#domain/leads/private-page/scenarios.ts";
import { growthLabel, turnsText } from "#domain/valuation/text/labels.ts";
import { exactMoney } from "#domain/valuation/text/money.ts";
import { whatIf } from "#domain/valuation/what-if.ts";
import { ActionForm } from "./action-form.tsx";
import { FormNote } from "./form-note.tsx";
import * as pageStyles from "./history.module.css";
import * as styles from "./scenario-section.module.css";
import type { PartProps } from "./valuation-history.ts";

const words = privatePage.scenarios;

/** The saved scenarios beside today's figures, one column each. */
export function ScenarioSection({ path, history, search }: PartProps<"inputs" | "valuation" | "scenarios">) {
  const { inputs, valuation, scenarios } = history;
  const compared = compareScenarios(scenarios, valuation);
  // A scenario may have any name, also that of the first column.
  const today = { key: "today", name: words.today, inputs, outcome: whatIf(valuation, inputs) };
  const columns = [today, ...compared.map((scenario) => ({ key: `scenario ${scenario.name}`, ...scenario }))].map(
    (column) => ({ ...column, texts: outcomeTexts(valuation, column.inputs, column.outcome) }),
  );
  const rows: readonly (readonly [label: string, textOf: (column: (typeof columns)[number]) => string])[] = [
    [words.rows.profit, (column) => exactMoney(column.inputs.preTaxProfit)],
    [words.rows.trend, (column) => growthLabel(column.inputs.growthTrend)],
    [words.rows.recurring, (column) => `${column.inputs.recurringRevenue}%`],
    [
      words.rows.multiple,
      ({ outcome, texts: { orMore } }) => turnsText(outcome.multiple) + (orMore ? ` ${orMore}` : ""),
    ],
    [words.rows.estimate, ({ texts }) => texts.value],
    [words.rows.range, ({ texts }) => texts.range],
    [words.rows.difference, ({ key, texts }) => (key === today.key ? "" : texts.against)],
  ];
  return (
    <Section id="scenarios">
      <Frame padding="tight">
        <SectionHead title={words.title} lead={compared.length > 0 ? words.text : words.none} />
        <FormNote part="scenarios" search={search} />
        {compared.length > 0 && (
          <table
            className={classNames(pageStyles.cells, styles.table)}
            style={cssVariables({ "--columns": columns.length })}
          >
            <caption className="sr">{words.title}</caption>
            <thead>
              <tr>
                <td />
                {columns.map(({ key, name }) => (
                  <th key={key} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([label, textOf]) => (
                <tr key={label} className={label === words.rows.estimate ? styles.estimate : undefined}>
                  <th scope="row">{label}</th>
                  {columns.map((column) => (
                    <td key={column.key}>{textOf(column)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td colSpan={2} />
                {compared.map(({ name }) => (
                  <td key={name}>
                    <ActionForm path={path} action="removeScenario" about={{ name }}>
                      <Button type="submit" variant="quiet" size="sm" aria-label={words.removeNamed(name)}>
                        {words.remove}
                      </Button>
                    </ActionForm>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        )}
      </Frame>
    </Section>
  );
}
