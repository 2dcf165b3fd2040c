import { deriveColor } from "#domain/design/derive-color.ts";
import { site } from "./site.ts";

/**
 * The design's palettes. Each is named after the setting in content/site.ts that it follows: the base becomes the
 * firm's color, the other shades are derived from it and keep their lightness.
 */
const ramps = {
  /** Paper: warm, with a faint green tint. Never pure white. */
  paper: {
    base: "paper",
    tones: {
      paper: "#f5f4eb", // page
      sheet: "#fcfbf6", // panels, inputs, dialogs
      ease: "#e9eddf", // alternate band, row stripe
      "ease-2": "#dce3d2", // chart ground, pressed
      rule: "#d3d6c8", // decorative 1px rules
      "rule-2": "#a7aea0", // stronger decorative rules, axis
      control: "#7c877d", // control outlines: 3:1 on paper, sheet, ease
      "rule-pale": "#e1e2d6", // weeks on a schedule
      "rule-mail": "#e3e5da", // between facts in a mail
      "rule-ease": "#cbd3c0", // hairline on ease
      registration: "#8c978c", // crosses where lines meet
      "plate-side": "#edf0e4", // the side of a drawn body
      "plate-ground": "#b9c1b1", // the field of pluses under a drawing
      "plate-ground-ease": "#bcc6b4", // the same on ease
    },
  },
  /** Text on paper. */
  ink: {
    base: "ink",
    tones: {
      ink: "#12201a",
      "ink-2": "#3b4943",
      "ink-3": "#56635c", // lightest text allowed on paper, sheet and ease
    },
  },
  /** Pine, the brand: dark backgrounds, buttons, links, and the text and lines on dark backgrounds. */
  primary: {
    base: "pine-800",
    tones: {
      "pine-950": "#061a15",
      "pine-900": "#0a2921", // dark sections
      "pine-800": "#0e3a2e", // the brand; primary button; raised panel on 900
      "pine-700": "#15503f", // primary hover
      "pine-600": "#1e6650", // links, positive text
      "pine-500": "#3a8069",
      "pine-400": "#6ba28c",
      "pine-300": "#9cc2b1",
      "pine-200": "#c4dbcf",
      "pine-100": "#dfeae1",
      "on-pine": "#f2f3ea",
      "on-pine-2": "#bfcfc5",
      "on-pine-3": "#93ac9f",
      "rule-pine": "#24493d", // hairline on pine
      "rule-pine-2": "#3e6557",
      "rule-panel": "#245244", // hairline on the raised panel
      "pine-850": "#0c3229",
      "pine-780": "#12463a",
      "pine-760": "#18463a",
      "pine-650": "#2a5445",
      "pine-620": "#2c6654",
      "pine-450": "#4f7f6e",
      "plate-fine": "#6f8c7e", // fine lines of a drawing
      "pine-250": "#a9c4b5",
    },
  },
  /**
   * Brass marks the point that matters: the value on a chart, the current step, the focus ring. Never used for areas.
   */
  accent: {
    base: "brass-500",
    tones: {
      "brass-900": "#47310f",
      "brass-800": "#614414",
      "brass-700": "#7a5418", // as text on paper
      "brass-600": "#946923", // as line on paper; focus ring
      "brass-500": "#b38538", // part of the logo, graphic only
      "brass-400": "#cba35b", // as line on pine
      "brass-300": "#ddc08a", // as text on pine; focus ring on pine
      "brass-200": "#ebd9b6",
      "brass-100": "#f4ead5",
    },
  },
  /** Oxblood: errors and negative drivers only. */
  error: {
    base: "oxblood-700",
    tones: {
      "oxblood-700": "#8a2a20",
      "oxblood-600": "#a5392d",
      "oxblood-100": "#f5e2db",
      "oxblood-300": "#e5a79d", // as text on a dark screen
      "oxblood-200": "#e8c6bb",
    },
  },
} as const;

type Ramps = typeof ramps;
export type ColorName = { [Ramp in keyof Ramps]: keyof Ramps[Ramp]["tones"] }[keyof Ramps];

export function paletteOf(chosen: typeof site.colors): Readonly<Record<ColorName, string>> {
  const entries = (Object.keys(ramps) as (keyof Ramps)[]).flatMap((name) => {
    const tones: Readonly<Record<string, string>> = ramps[name].tones;
    const base = tones[ramps[name].base] ?? "";
    return Object.entries(tones).map(([tone, hex]) => {
      const own = tone === ramps[name].base;
      return [tone, own ? chosen[name] : deriveColor(hex, base, chosen[name])] as const;
    });
  });
  return Object.fromEntries(entries) as Record<ColorName, string>;
}

/** Every color of pages, pictures, mails and documents, by its name: `--color-pine-800` in style sheets. */
export const colors = paletteOf(site.colors);
