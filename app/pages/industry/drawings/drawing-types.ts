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
  /** Captions in columns below the drawing, or next to it. */
  readonly layout: "under" | "beside";
  /** One for each possible caption; none where the drawing has its numbers itself. */
  readonly captionAnchors: readonly CaptionAnchor[];
  readonly legend?: readonly { readonly mark: Mark; readonly text: string }[];
};
