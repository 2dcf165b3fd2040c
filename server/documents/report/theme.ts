import { colors } from "#content/colors.ts";
import type { FontName } from "./report-assets.ts";

/** Letter, in points. Its margins also fit A4, which is narrower and taller. */
export const sheet = { width: 612, height: 792, side: 48, top: 40, bottom: 36 } as const;
export const measure = sheet.width - 2 * sheet.side;

/** Each family with the file of its extended letters. */
const family = (name: FontName) => [name, `${name}-extended`];
/** Tabular figures, so that columns align. */
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
  /** For dense sheets. */
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
