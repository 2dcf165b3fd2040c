import { G, Page, Path, Svg, Text } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { coverWords, sectionNames } from "#content/report/report.ts";
import { logo, type ReportContext, text, view } from "./elements.ts";
import type { Weave } from "./report-assets.ts";
import { sheet, type } from "./theme.ts";

/** A long name is set smaller, so that it stays above the facts. */
function nameSize(name: string): number {
  const maxWordLength = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  if (name.length > 64 || maxWordLength > 22) return 26;
  return name.length > 32 || maxWordLength > 14 ? 38 : type.cover.fontSize;
}

/** The seal is off-center and cut by the edge: the visible part, in its own units. */
const sealSize = 850;
const unit = 400 / sealSize;
const sealView = [-200 - 119 * unit, -200 + 61 * unit, sheet.width * unit, sheet.height * unit].join(" ");

export const weaveLines = ({ path, turns }: Weave, stroke: string, strokeWidth: number, opacity = 1): ReactNode[] =>
  turns.map((angle) =>
    h(
      G,
      { key: `${angle} ${path.length}`, transform: `rotate(${angle})` },
      h(Path, { d: path, stroke, strokeWidth, strokeOpacity: opacity, fill: "none" }),
    ),
  );

export function cover(drawn: ReportContext): ReactNode {
  const { report, artwork } = drawn;
  const name = coverWords.title(report);
  const size = nameSize(name);
  return h(
    Page,
    {
      key: "cover",
      id: "cover",
      size: [sheet.width, sheet.height],
      // One sheet whatever the name; without a fixed height it would end with its text.
      wrap: false,
      bookmark: { title: sectionNames.cover, fit: true },
      style: {
        minHeight: sheet.height,
        backgroundColor: colors["pine-900"],
        padding: sheet.side,
        color: colors["on-pine"],
      },
    },
    h(
      Svg,
      { viewBox: sealView, style: { position: "absolute", left: 0, top: 0, width: sheet.width, height: sheet.height } },
      ...artwork.seal.flatMap((weave) => weaveLines(weave, colors["pine-500"], 0.5, 0.6)),
    ),
    logo(drawn, 20, colors["on-pine"], colors["brass-300"]),
    view(
      { marginTop: "auto" },
      h(Text, { style: { ...type.cover, fontSize: size, letterSpacing: size * -0.03, maxWidth: 440 } }, name),
      text({ ...type.lead, fontSize: 16, color: colors["on-pine-2"], marginTop: 16 }, coverWords.kind),
    ),
    view(
      { flexDirection: "row", marginTop: 70, borderTopWidth: 0.75, borderTopColor: colors["on-pine-3"] },
      ...coverWords.facts(report).map(({ label, value }, index) =>
        view(
          {
            flex: 1,
            paddingTop: 11,
            ...(index > 0 && { paddingLeft: 14, borderLeftWidth: 0.75, borderLeftColor: colors["rule-pine-2"] }),
          },
          text({ ...type.small, color: colors["on-pine-3"] }, label),
          text({ ...type.body, color: colors["on-pine"] }, value),
        ),
      ),
    ),
  );
}
