import type { ReactNode } from "react";
import { approachWords, sectionNames, summaryWords } from "#content/report/report.ts";
import { moneyRange } from "#domain/valuation/text/money.ts";
import { pair, type ReportContext, section, text, title, view } from "./elements.ts";
import { facts, rangeBar, settledRange } from "./range.ts";
import { table } from "./table.ts";
import { type } from "./theme.ts";

/** The range, the four facts behind it, and what they mean. The free summary adds the approaches in short. */
export function summary(drawn: ReportContext): ReactNode {
  const { report } = drawn;
  const { meaning, move, company, figures } = summaryWords;
  const dense = report.tier === "summary";
  return section(
    drawn,
    "summary",
    title(summaryWords.title),
    text({ ...type.small, marginTop: -6, marginBottom: 10 }, summaryWords.estimate(report)),
    settledRange(report),
    rangeBar(report, dense),
    facts(report),
    pair({ title: meaning.title, text: meaning.text(report) }, { title: move.title, text: move.text(report) }, dense),
    pair({ title: company.title, text: company.text(report) }, figures, dense),
    ...(dense ? [shortApproaches(drawn)] : []),
  );
}

function shortApproaches({ report }: ReportContext): ReactNode {
  const [approach, who, , range] = approachWords.columns;
  return view(
    { marginTop: 14 },
    text({ ...type.heading, marginBottom: 4 }, sectionNames.approaches),
    table(
      [{ width: 130 }, {}, { align: "right", width: 120 }],
      [approach, who, range],
      report.approaches.map(({ id, name, low, high, highlighted }) => ({
        cells: [name, approachWords.who[id], moneyRange(low, high)],
        strong: highlighted,
      })),
      true,
    ),
  );
}
