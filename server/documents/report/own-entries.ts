import type { ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { answersWords, type EntryTable, entriesWords, entryTables } from "#content/report/report-entries.ts";
import { type ReportContext, section, text, title, view, whole } from "./elements.ts";
import { type Column, table } from "./table.ts";
import { type } from "./theme.ts";

/** The panels that the owner saved, one part each. */

/** In points, by the number of columns; the first takes the rest. */
const figureWidths: Readonly<Record<number, number>> = { 2: 130, 4: 84, 5: 82, 6: 64 };

function entryTable({ title: name, columns, rows, note }: EntryTable): ReactNode {
  const width = figureWidths[columns.length] ?? 80;
  const drawnColumns: readonly Column[] = columns.map((_, index) => (index === 0 ? {} : { width, align: "right" }));
  return whole(
    { marginTop: 12 },
    text({ ...type.heading, marginBottom: 2 }, name),
    table(drawnColumns, columns, rows, true),
    text({ ...type.small, marginTop: 6 }, note),
  );
}

const tablesOf = (id: "entries" | "outlook") => (context: ReportContext) =>
  section(
    context,
    id,
    title(entriesWords.title(context.report, id)),
    text(type.body, entriesWords.lead(context.report, id)),
    ...entryTables(context.report, id).map(entryTable),
  );

export const entries = tablesOf("entries");
export const outlook = tablesOf("outlook");

/** Eight answers, each with what to do, fill the sheet. */
const small = { ...type.bodySmall, fontSize: 9.5, lineHeight: 1.35 } as const;

export function answers(context: ReportContext): ReactNode {
  const { report } = context;
  const found = report.own.readiness;
  if (!found) return null;
  return section(
    context,
    "answers",
    title(entriesWords.title(report, "answers")),
    text(type.body, entriesWords.lead(report, "answers")),
    view(
      { flexDirection: "row", alignItems: "baseline", gap: 12, marginVertical: 8 },
      text({ ...type.fact, fontSize: 26 }, answersWords.score(found)),
      text(type.body, answersWords.counts(found)),
    ),
    view(
      { borderBottomWidth: 0.75, borderBottomColor: colors.ink },
      ...answersWords.shown(found, report.tier).map(({ statement, answer, fix }, index) =>
        whole(
          {
            flexDirection: "row",
            paddingVertical: 3,
            borderTopWidth: 0.75,
            borderTopColor: index === 0 ? colors.ink : colors.rule,
          },
          view(
            { flex: 1, paddingRight: 18 },
            text({ ...type.strong, fontSize: 10, lineHeight: 1.4 }, statement),
            ...(fix ? [text(small, answersWords.buyer, fix.buyer), text(small, answersWords.todo, fix.todo)] : []),
          ),
          text({ ...type.strong, width: 50, textAlign: "right" }, answer),
        ),
      ),
    ),
    text({ ...type.small, marginTop: 8 }, answersWords.note),
    ...(answersWords.hasMore(found, report.tier) ? [text(type.small, answersWords.more)] : []),
  );
}
