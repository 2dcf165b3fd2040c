import type { ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { objectionWords } from "#content/report/report-arguments.ts";
import type { Report } from "#domain/report/report.ts";
import { shortMoney, signedMoney } from "#domain/valuation/text/money.ts";
import { lead, type ReportContext, section, text, title, view, whole } from "./elements.ts";
import { type } from "./theme.ts";

function argument(report: Report, index: number): ReactNode {
  const objection = report.objections[index];
  if (!objection) return null;
  const { title: name, text: words, answer } = objectionWords.objection(objection, report);
  return whole(
    {
      flexDirection: "row",
      paddingVertical: 9,
      borderTopWidth: 0.75,
      borderTopColor: index === 0 ? colors.ink : colors.rule,
    },
    view(
      { flex: 1, paddingRight: 12 },
      text({ ...type.heading, marginBottom: 2 }, name),
      text(type.bodySmall, words),
      text({ ...type.bodySmall, marginTop: 2 }, text({ ...type.strong, fontSize: 10 }, objectionWords.answer), answer),
    ),
    view(
      { width: 74 },
      text(
        { ...type.fact, fontSize: 17, textAlign: "right", color: colors["oxblood-700"] },
        signedMoney(-objection.lessValue),
      ),
      text({ ...type.small, textAlign: "right" }, shortMoney(objection.value)),
    ),
  );
}

function doubts(report: Report): readonly ReactNode[] {
  const words = objectionWords.doubts;
  const found = words.shown(report);
  const nothing = report.profile.general ? words.unread : words.none;
  return [
    text({ ...type.heading, marginTop: 18, marginBottom: 2 }, words.title),
    text({ ...type.body, marginBottom: 8 }, found.length > 0 ? words.text : nothing),
    ...found.map(({ title: name, text: description }) =>
      whole(
        { flexDirection: "row", paddingVertical: 5, borderTopWidth: 0.75, borderTopColor: colors.rule },
        text({ ...type.strong, fontSize: 10, lineHeight: 1.45, width: 160, paddingRight: 14 }, name),
        text({ ...type.bodySmall, flex: 1 }, description),
      ),
    ),
  ];
}

export function objections(drawn: ReportContext): ReactNode {
  const { report } = drawn;
  return section(
    drawn,
    "objections",
    title(objectionWords.title),
    lead(objectionWords.lead),
    view(
      { borderBottomWidth: 0.75, borderBottomColor: colors.ink },
      ...report.objections.map((_, index) => argument(report, index)),
    ),
    ...doubts(report),
  );
}
