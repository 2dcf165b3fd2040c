import type { ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { readinessWords } from "#content/report/report-arguments.ts";
import { lead, type ReportContext, section, text, title, view, whole } from "./elements.ts";
import { type } from "./theme.ts";

/** Eight workstreams in order, and what each of them proves. */
export function readiness(drawn: ReportContext): ReactNode {
  const { report } = drawn;
  const stake = readinessWords.stake(report);
  return section(
    drawn,
    "readiness",
    title(readinessWords.title),
    lead(readinessWords.lead(report)),
    view(
      { borderBottomWidth: 0.75, borderBottomColor: colors.ink },
      ...(report.plan?.workstreams ?? []).map(({ title: name, note }, index) =>
        whole(
          {
            flexDirection: "row",
            alignItems: "center",
            paddingVertical: 6,
            borderTopWidth: 0.75,
            borderTopColor: index === 0 ? colors.ink : colors.rule,
          },
          text({ ...type.fact, width: 34, color: colors["brass-700"] }, String(index + 1)),
          text({ ...type.heading, width: 190, paddingRight: 14, fontSize: 13.5 }, name),
          text({ ...type.body, flex: 1 }, note),
        ),
      ),
    ),
    whole(
      { marginTop: 22 },
      text({ ...type.heading, marginBottom: 6 }, readinessWords.orderTitle),
      ...readinessWords.order.map(({ from, to, text: words }) =>
        view(
          { flexDirection: "row", paddingVertical: 3 },
          text({ ...type.strong, width: 44 }, `${from}–${to}`),
          text({ ...type.body, flex: 1 }, words),
        ),
      ),
      ...(stake
        ? [
            view(
              {
                marginTop: 12,
                padding: 12,
                backgroundColor: colors.ease,
                borderLeftWidth: 2.5,
                borderLeftColor: colors["brass-600"],
              },
              text(type.body, stake),
            ),
          ]
        : []),
    ),
  );
}
