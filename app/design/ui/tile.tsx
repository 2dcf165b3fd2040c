import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type TileProps = {
  readonly figure: ReactNode;
  readonly title: ReactNode;
  /** A heading where the tile is an item of a section. */
  readonly titleAs?: "p" | "h3";
  /** Between the figure and its name. */
  readonly drawing?: ReactNode;
  /** One line. */
  readonly text?: ReactNode;
  readonly className?: string | undefined;
};

/** The title comes first in the markup and is shown below its figure. */
export function Tile({ figure, title, titleAs: Title = "p", drawing, text, className }: TileProps) {
  return (
    <div className={classNames("tile on-paper", className)}>
      <Title className="tile__t">{title}</Title>
      <span className="figure">{figure}</span>
      {drawing && <div className="tile__d">{drawing}</div>}
      {text && <p className="tile__p">{text}</p>}
    </div>
  );
}
