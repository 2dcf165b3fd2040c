import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type TileProps = {
  readonly figure: ReactNode;
  readonly title: ReactNode;
  /** Stands between the figure and its name. */
  readonly drawing?: ReactNode;
  /** One line. */
  readonly text?: ReactNode;
  readonly className?: string;
};

export function Tile({ figure, title, drawing, text, className }: TileProps) {
  return (
    <div className={classNames("tile on-paper", className)}>
      <span className="figure">{figure}</span>
      {drawing && <div className="tile__d">{drawing}</div>}
      <p className="tile__t">{title}</p>
      {text && <p>{text}</p>}
    </div>
  );
}
