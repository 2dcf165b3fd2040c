import { socialCardSize } from "#app/shell/head/social-card.ts";
import { colors } from "#content/colors.ts";
import { staticInstance } from "#tooling/fonts/subsets.ts";
import { frame, wordsEnd } from "./artwork.ts";
import type { SocialCard } from "./cards.ts";

type Style = Readonly<Record<string, string | number>>;
type Element = { readonly type: string; readonly props: { readonly style: Style; readonly children?: Child } };
type Child = string | readonly Element[];

const box = (style: Style, children?: Child): Element => ({
  type: "div",
  props: { style: { display: "flex", ...style }, ...(children === undefined ? {} : { children }) },
});

/** The text of a card as SVG outlines, so that the picture needs no installed font. */
export async function words(card: SocialCard, fonts: Fonts): Promise<string> {
  const { default: satori } = await import("satori");
  // The element tree that JSX would create; the library's type requires React's own.
  return satori(layout(card) as unknown as Parameters<typeof satori>[0], { ...socialCardSize, fonts: [...fonts] });
}

export type Fonts = Awaited<ReturnType<typeof loadFonts>>;

/** Static instances: the typesetter supports neither variable fonts nor WOFF2. */
export async function loadFonts() {
  const [serif, sans] = await Promise.all([
    staticInstance("newsreader", { opsz: 72, wght: 370 }),
    staticInstance("instrument-sans", { wdth: 100, wght: 480 }),
  ]);
  return [
    { name: "Newsreader", data: serif, weight: 400, style: "normal" },
    { name: "Instrument Sans", data: sans, weight: 400, style: "normal" },
  ] as const;
}

/** Font size and column width of the title. */
export function headlineOf({ title, figure, plate }: SocialCard): { readonly size: number; readonly width: number } {
  return {
    size: figure ? 72 : isLong(title) ? 80 : 92,
    width: plate ? wordsEnd - frame.left - 34 : 680,
  };
}

const isLong = (title: string): boolean => title.length > 36;

/** In ems, as in the design's largest type. */
export const tracking = -0.028;

function layout(card: SocialCard): Element {
  const { title, trail, figure } = card;
  const headline = headlineOf(card);
  return box({ width: "100%", height: "100%", position: "relative", fontFamily: "Instrument Sans" }, [
    breadcrumbs(trail),
    box(
      {
        position: "absolute",
        left: frame.left + 34,
        bottom: 62,
        width: headline.width,
        flexDirection: "column",
        alignItems: "flex-start",
      },
      [heading(title, headline.size), figure ? settled(figure) : doubleRule()],
    ),
  ]);
}

function breadcrumbs(trail: readonly string[]): Element {
  const entries = trail.map((name, index) =>
    box({ alignItems: "center" }, [
      ...(index > 0 ? [box({ margin: "0 16px", color: colors["brass-300"] }, "+")] : []),
      box({}, name),
    ]),
  );
  return box(
    {
      position: "absolute",
      right: 1200 - frame.right + 34,
      top: 0,
      height: frame.top,
      alignItems: "center",
      fontSize: 26,
      color: colors["on-pine-2"],
    },
    entries,
  );
}

function heading(title: string, size: number): Element {
  return box(
    {
      fontFamily: "Newsreader",
      fontSize: size,
      lineHeight: 1,
      letterSpacing: size * tracking,
      color: colors["on-pine"],
      textWrap: isLong(title) ? "wrap" : "balance",
    },
    title,
  );
}

/** The main figure: one rule above, two below. */
function settled({ value, unit }: { readonly value: string; readonly unit: string }): Element {
  const line = `2px solid ${colors["on-pine-2"]}`;
  return box({ marginTop: 36, flexDirection: "column", borderTop: line }, [
    box({ alignItems: "baseline", padding: "22px 0 10px", borderBottom: line }, [
      box(
        { fontFamily: "Newsreader", fontSize: 96, lineHeight: 0.9, letterSpacing: -3, color: colors["brass-300"] },
        value,
      ),
      box({ marginLeft: 20, fontSize: 32, color: colors["on-pine-2"] }, unit),
    ]),
    box({ height: 6, borderBottom: line }),
  ]);
}

function doubleRule(): Element {
  const line = `2px solid ${colors["brass-300"]}`;
  return box({ marginTop: 34, width: 220, height: 8, borderTop: line, borderBottom: line });
}
