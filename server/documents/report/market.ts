import type { ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { marketWords } from "#content/report/report.ts";
import { marketReferences } from "#content/sources/market-references.ts";
import { lead, link, type ReportContext, section, text, title, view, whole } from "./elements.ts";
import { table } from "./table.ts";
import { type } from "./theme.ts";

/** The addresses of the sources, each once, for readers on paper. */
const addresses = [...new Set(Object.values(marketReferences).map(({ url }) => url))];

/** Dated context with its sources. No value is computed from it. */
export function market(drawn: ReportContext): ReactNode {
  return section(
    drawn,
    "market",
    title(marketWords.title),
    lead(`${marketWords.lead} ${marketWords.own(drawn.report)}`.trimEnd()),
    ...marketWords.groups.map(({ title: name, references }, index) =>
      view(
        { marginTop: index === 0 ? 0 : 14 },
        text({ ...type.heading, marginBottom: 2 }, name),
        table(
          [{ width: 160 }, { width: 118 }, { width: 98, color: colors["ink-3"] }, {}],
          index === 0 ? marketWords.columns : [],
          references.map((id) => {
            const { segment, metric, period, source, url, ...range } = marketReferences[id];
            return {
              cells: [
                segment,
                `${marketWords.multiple(range)} ${metric}`,
                period,
                link(url, { ...type.cell, fontSize: 9.5 }, source),
              ],
            };
          }),
          true,
        ),
      ),
    ),
    text({ ...type.small, marginTop: 12 }, marketWords.note),
    whole(
      { marginTop: 10 },
      text({ ...type.small, color: colors.ink }, marketWords.addresses),
      ...addresses.map((url) => link(url, { ...type.small, fontSize: 8 }, url)),
    ),
  );
}
