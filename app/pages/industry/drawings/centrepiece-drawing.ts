import type { ComponentType, ReactNode } from "react";

/** In percent of the plot. */
export type Point = { readonly x: number; readonly y: number };

/** Where a caption's number stands, and the point that it is about where it stands beside it. */
export type Place = Point & { readonly about?: Point };

/** How a pattern looks, so that a legend can show it. */
export type Mark = "solid" | "tint" | "open" | "dashed" | "along" | "across" | "floor" | "rule" | "double" | "dots";

export type DrawingProps = { readonly children: ReactNode };

export type CentrepieceDrawing = {
  /** Its children are the numbers, which lie over the plot. */
  readonly Drawing: ComponentType<DrawingProps>;
  /** Captions on a rail, around the drawing, in columns under it, or beside it. */
  readonly layout: "rail" | "around" | "under" | "beside";
  /** One for each caption that a page may bring. */
  readonly places: readonly [Place, Place, Place, Place, Place];
  readonly legend?: readonly { readonly mark: Mark; readonly text: string }[];
};
