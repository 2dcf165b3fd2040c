import type { ComponentType, ReactNode } from "react";

/** In percent of the plot. */
export type Point = { readonly x: number; readonly y: number };

/** Position of a caption's number; `pointsAt` is the point it refers to, if it is elsewhere. */
export type CaptionAnchor = Point & { readonly pointsAt?: Point };

/** Pattern of an area, also shown in the legend. */
export type Mark = "solid" | "tint" | "open" | "dashed" | "along" | "across" | "floor" | "rule" | "double" | "dots";

export type DrawingProps = { readonly children: ReactNode };

export type AnnotatedDrawing = {
  /** Its children are the numbers, which are drawn over the plot. */
  readonly Drawing: ComponentType<DrawingProps>;
  /** Captions in a row above, around, in columns below, or next to the drawing. */
  readonly layout: "rail" | "around" | "under" | "beside";
  /** One for each possible caption. */
  readonly captionAnchors: readonly [CaptionAnchor, CaptionAnchor, CaptionAnchor, CaptionAnchor, CaptionAnchor];
  readonly legend?: readonly { readonly mark: Mark; readonly text: string }[];
};
