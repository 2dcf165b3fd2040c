import { Circle, Svg } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { nextWords } from "#content/report/report.ts";
import { site } from "#content/site.ts";
import type { Report } from "#domain/report/report.ts";
import { weaveLines } from "./cover.ts";
import { link, type ReportContext, section, text, title, view, whole } from "./elements.ts";
import { type } from "./theme.ts";

export function nextSteps(report: Report, dense = false): ReactNode {
  const padding = dense ? 3 : 14;
  return view(
    { borderBottomWidth: 0.75, borderBottomColor: colors.ink, marginTop: dense ? 10 : 6 },
    ...nextWords.steps(report).map(({ title: name, text: words, takes }, index) =>
      whole(
        {
          flexDirection: "row",
          alignItems: "center",
          paddingVertical: padding,
          borderTopWidth: 0.75,
          borderTopColor: index === 0 ? colors.ink : colors.rule,
        },
        text(
          { ...type.fact, fontSize: dense ? 16 : 22, width: dense ? 24 : 38, color: colors["brass-700"] },
          String(index + 1),
        ),
        view(
          { flex: 1 },
          text({ ...type.heading, ...(dense && { fontSize: 12 }) }, name),
          text({ ...type.body, ...(dense && { fontSize: 9.5 }) }, words),
        ),
        text({ ...type.small, width: 100, textAlign: "right" }, takes),
      ),
    ),
  );
}

/** The monogram: a rosette drawn from the name. */
function medallion({ artwork }: ReportContext, size: number): ReactNode {
  return view(
    { width: size, height: size, justifyContent: "center" },
    h(
      Svg,
      { viewBox: "-100 -100 200 200", style: { position: "absolute", left: 0, top: 0, width: size, height: size } },
      ...weaveLines(artwork.medallion, colors["pine-800"], 1.1),
      h(Circle, { cx: 0, cy: 0, r: 76, fill: colors.sheet, stroke: colors["pine-800"], strokeWidth: 1.7 }),
    ),
    text(
      { ...type.fact, fontSize: size * 0.34, textAlign: "center", color: colors["pine-800"] },
      nextWords.person.initials,
    ),
  );
}

export function personToCall(drawn: ReportContext, dense = false): ReactNode {
  const { name, role, sample } = nextWords.person;
  const contact = [
    { words: site.phone.display, to: `tel:${site.phone.link}` },
    { words: site.email, to: `mailto:${site.email}` },
    ...(site.schedulingUrl ? [{ words: nextWords.book, to: site.schedulingUrl }] : []),
  ];
  return whole(
    {
      flexDirection: "row",
      alignItems: "center",
      gap: 16,
      marginVertical: dense ? 7 : 22,
      padding: dense ? 7 : 14,
      backgroundColor: colors.ease,
    },
    medallion(drawn, dense ? 40 : 76),
    view({ flex: 1 }, text(type.heading, name), text(type.body, sample ? `${role} (sample)` : role)),
    view({}, ...contact.map(({ words, to }) => text({ textAlign: "right" }, link(to, { ...type.cell }, words)))),
  );
}

/** In two columns, each paragraph unbroken; the legal line spans both. */
export function disclaimer(dense = false): ReactNode {
  const { title: name, paragraphs, legal } = nextWords.disclaimer;
  const half = Math.ceil(paragraphs.length / 2);
  const words = dense ? { ...type.small, fontSize: 8 } : { ...type.body, fontSize: 9.5, lineHeight: 1.45 };
  return whole(
    {},
    text({ ...type.heading, marginBottom: 5, ...(dense && { fontSize: 12 }) }, name),
    view(
      { flexDirection: "row", gap: 22 },
      ...[paragraphs.slice(0, half), paragraphs.slice(half)].map((column) =>
        view({ flex: 1, gap: 5 }, ...column.map((paragraph) => text(words, paragraph))),
      ),
    ),
    text({ ...type.small, marginTop: dense ? 5 : 10, fontSize: dense ? 7.5 : 8.5 }, legal),
  );
}

export function next(drawn: ReportContext): ReactNode {
  return section(drawn, "next", title(nextWords.title), nextSteps(drawn.report), personToCall(drawn), disclaimer());
}
