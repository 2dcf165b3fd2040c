import { Link, Page, Path, type Styles, Svg, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { colors } from "#content/colors.ts";
import { documentWords, type SectionId, sectionNames } from "#content/report/report.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import type { Report } from "#domain/report/report.ts";
import type { Artwork } from "./report-assets.ts";
import { measure, sheet, type } from "./theme.ts";

/** What every part of the document needs. `siteUrl` is the target of its links. */
export type ReportContext = { readonly report: Report; readonly artwork: Artwork; readonly siteUrl: string };

export type Style = Styles[string];

/* Node.js runs these files directly and does not support JSX, so the library's elements have short functions. */
export const view = (style: Style, ...children: ReactNode[]) => h(View, { style }, ...children);
export const text = (style: Style, ...children: ReactNode[]) => h(Text, { style }, ...children);
/** A part that a page break never splits. */
export const whole = (style: Style, ...children: ReactNode[]) => h(View, { style, wrap: false }, ...children);

export function logo({ artwork }: ReportContext, height: number, ink: string, accent: string): ReactNode {
  const { viewBox, paths } = artwork.logo;
  const [, , width = 1, tall = 1] = viewBox.split(" ").map(Number);
  const fills: Readonly<Record<string, string>> = { ink, accent };
  return h(
    Svg,
    { viewBox, style: { width: (height * width) / tall, height } },
    ...paths.map(({ d, fill, evenOdd }) =>
      h(Path, { d, fill: fills[fill] ?? fill, ...(evenOdd && { fillRule: "evenodd" }) }),
    ),
  );
}

const styles = {
  page: {
    backgroundColor: colors.sheet,
    paddingTop: sheet.top,
    paddingBottom: sheet.bottom + 34,
    paddingHorizontal: sheet.side,
  },
  head: {
    flexDirection: "row",
    justifyContent: "space-between",
    alignItems: "center",
    paddingBottom: 9,
    marginBottom: 24,
    borderBottomWidth: 0.75,
    borderBottomColor: colors.ink,
  },
  foot: {
    position: "absolute",
    left: sheet.side,
    right: sheet.side,
    bottom: sheet.bottom,
    paddingTop: 9,
    flexDirection: "row",
    justifyContent: "space-between",
    borderTopWidth: 0.75,
    borderTopColor: colors.rule,
  },
  footEnd: { width: 60, textAlign: "right" },
  title: { marginBottom: 14 },
  lead: { marginBottom: 20 },
} as const satisfies Record<string, Style>;

const maxFooterLength = 56;
// The library multiplies the line height of text with a `render` again at each of its passes.
const { lineHeight: _, ...pageNumber } = type.small;

/**
 * One section on its sheet, with running head, page number and bookmark. What does not fit continues on another
 * sheet.
 */
export function section(drawn: ReportContext, id: SectionId, ...children: ReactNode[]): ReactNode {
  const { report } = drawn;
  const name = sectionNames[id];
  return h(
    Page,
    { key: id, id, size: [sheet.width, sheet.height], style: styles.page, bookmark: { title: name, fit: true } },
    h(
      View,
      { style: styles.head, fixed: true },
      h(Link, { src: drawn.siteUrl }, logo(drawn, 12, colors.ink, colors["brass-500"])),
      text(type.small, name),
    ),
    ...children,
    h(
      View,
      { style: styles.foot, fixed: true },
      text(type.small, cutAtWord(documentWords.title(report), maxFooterLength)),
      text(type.small, documentWords.confidential),
      h(Text, {
        style: { ...pageNumber, ...styles.footEnd },
        render: ({ pageNumber, totalPages }) => documentWords.page(pageNumber, totalPages),
      }),
    ),
  );
}

/** A title of more than one line is set narrower, so that no line is short. */
const maxLineLength = 36;
const balanced = 352;

export const title = (words: string) =>
  text({ ...type.title, ...styles.title, ...(words.length > maxLineLength && { maxWidth: balanced }) }, words);

/**
 * The average letter width of a lead paragraph, in points. Its lines are balanced, so that none holds a single word.
 */
const letterOfLead = 5.6;
const maxLeadLength = 440;

export function lead(words: string): ReactNode {
  const whole = words.length * letterOfLead;
  const lines = Math.ceil(whole / maxLeadLength);
  return text({ ...type.lead, ...styles.lead, maxWidth: lines === 1 ? measure : (whole / lines) * 1.12 }, words);
}

export type Note = { readonly title: string; readonly text: string };

/** Two paragraphs side by side. */
export const pair = (left: Note, right: Note, dense = false) =>
  whole(
    { flexDirection: "row", gap: 28, marginTop: dense ? 14 : 20 },
    ...[left, right].map((note) =>
      view(
        { flex: 1 },
        text({ ...type.heading, marginBottom: 4 }, note.title),
        text(dense ? type.bodySmall : type.body, note.text),
      ),
    ),
  );

export const link = (src: string, style: Style, words: string) =>
  h(Link, { src, style: { ...style, color: colors["pine-600"], textDecoration: "none" } }, words);

/** The plus sign that marks a value. */
export const plusPath = (x: number, y: number, reach = 6) =>
  `M${x - reach} ${y}h${reach * 2}M${x} ${y - reach}v${reach * 2}`;
