import type { CutName } from "./kit.ts";

/** The design's own colors; a test holds them to the site's theme. */
export const colors = {
  sheet: "#fcfbf6",
  ease: "#e9eddf",
  rule: "#d3d6c8",
  "rule-2": "#a7aea0",
  ink: "#12201a",
  "ink-2": "#3b4943",
  "ink-3": "#56635c",
  "pine-900": "#0a2921",
  "pine-800": "#0e3a2e",
  "pine-600": "#1e6650",
  "pine-500": "#3a8069",
  "pine-300": "#9cc2b1",
  "pine-200": "#c4dbcf",
  "pine-100": "#dfeae1",
  "brass-700": "#7a5418",
  "brass-600": "#946923",
  "brass-500": "#b38538",
  "brass-300": "#ddc08a",
  "brass-100": "#f4ead5",
  "oxblood-700": "#8a2a20",
  "on-pine": "#f2f3ea",
  "on-pine-2": "#bfcfc5",
  "on-pine-3": "#93ac9f",
  "rule-pine-2": "#3e6557",
} as const;

/** Letter, in points. Its margins also fit A4, which is 6 pt narrower at each side and higher. */
export const sheet = { width: 612, height: 792, side: 48, top: 40, bottom: 36 } as const;
export const measure = sheet.width - 2 * sheet.side;

/** Each family with the file that holds its further letters. */
const family = (cut: CutName) => [cut, `${cut}-extended`];
/** Figures of one width, so that columns line up. */
export const tabular = ["tnum", "kern"];

const sans = { fontFamily: family("sans"), fontSize: 10.5, lineHeight: 1.5, color: colors["ink-2"] } as const;

export const type = {
  cover: { fontFamily: family("serif-display"), fontSize: 52, lineHeight: 0.98, letterSpacing: -1.6 },
  figure: {
    fontFamily: family("serif-display"),
    fontSize: 66,
    lineHeight: 1.05,
    letterSpacing: -2.2,
    color: colors.ink,
  },
  title: {
    fontFamily: family("serif-display"),
    fontSize: 33,
    lineHeight: 1.06,
    letterSpacing: -0.6,
    color: colors.ink,
  },
  lead: { fontFamily: family("serif"), fontSize: 13.5, lineHeight: 1.42, color: colors["ink-2"] },
  heading: { fontFamily: family("serif"), fontSize: 15, lineHeight: 1.25, letterSpacing: -0.1, color: colors.ink },
  fact: { fontFamily: family("serif"), fontSize: 20, lineHeight: 1.2, letterSpacing: -0.3, color: colors.ink },
  body: sans,
  /** For sheets that hold much. */
  bodySmall: { ...sans, fontSize: 10, lineHeight: 1.45 },
  strong: { ...sans, fontFamily: family("sans-semi"), color: colors.ink },
  cell: { ...sans, fontSize: 10, lineHeight: 1.35, fontFeatureSettings: tabular },
  cellStrong: {
    ...sans,
    fontFamily: family("sans-semi"),
    fontSize: 10,
    lineHeight: 1.35,
    color: colors.ink,
    fontFeatureSettings: tabular,
  },
  small: { ...sans, fontSize: 9, lineHeight: 1.4, color: colors["ink-3"], fontFeatureSettings: tabular },
} as const;
