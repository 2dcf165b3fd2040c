import type { ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { methodWords } from "#content/report/report.ts";
import type { Report } from "#domain/report/report.ts";
import { valuationEquation } from "#domain/report/valuation-equation.ts";
import { type ReportContext, section, text, title, view } from "./elements.ts";
import { disclaimer, nextSteps, personToCall } from "./next-steps.ts";
import { table } from "./table.ts";
import { type } from "./theme.ts";

/** `$1.65M × (5.0x + 0.5x + 0.5x) = $9.9M`, each part above its name. */
function formulaLine({ valuation }: Report): ReactNode {
  const equation = valuationEquation(valuation);
  const names = methodWords.formula;
  const length = equation.ebitda.length + equation.multiple.length + equation.value.length;
  const figure = { ...type.fact, fontSize: length > 34 ? 15 : 19 };
  const part = (words: string, name: string) => view({}, text(figure, words), text(type.small, name));
  const sign = (words: string) => text({ ...figure, color: colors["brass-600"] }, words);
  return view(
    {
      flexDirection: "row",
      justifyContent: "space-between",
      backgroundColor: colors.ease,
      padding: 12,
      marginBottom: 16,
    },
    part(equation.ebitda, names.ebitda),
    sign("×"),
    part(equation.multiple, names.multiple),
    sign("="),
    part(equation.value, names.value),
  );
}

const columns = [{ width: 170 }, { width: 120, align: "right" }, { color: colors["ink-3"] }] as const;

/** The sheet "Valuation" of the workbook, row by row; the rows after the total are separate, or left out. */
function worksheet({ worksheets }: Report, dense: boolean): readonly ReactNode[] {
  const lines = worksheets.find(({ name }) => name === "Valuation")?.rows ?? [];
  const settled = lines.findIndex(({ kind }) => kind === "total");
  const rows = lines.map((line) => ({
    cells: [
      line.label,
      line.kind === "input"
        ? text({ ...type.cell, textAlign: "right", color: colors["pine-600"] }, line.shown)
        : line.shown,
      methodWords.how(line),
    ],
    total: line.kind === "total",
  }));
  const sum = table(columns, methodWords.columns, rows.slice(0, settled + 1), dense);
  return dense ? [sum] : [sum, view({ marginTop: 22 }, table(columns, [], rows.slice(settled + 1)))];
}

export function method(drawn: ReportContext): ReactNode {
  const { report } = drawn;
  if (report.tier === "summary")
    return section(
      drawn,
      "method",
      title(methodWords.shortTitle),
      formulaLine(report),
      ...worksheet(report, true),
      nextSteps(report, true),
      personToCall(drawn, true),
      disclaimer(true),
    );
  return section(drawn, "method", title(methodWords.title), formulaLine(report), ...worksheet(report, false));
}
