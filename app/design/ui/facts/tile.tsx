import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./tile.module.css";

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
    <div className={classNames(styles.tile, "on-paper", className)}>
      <Title className={styles.title}>{title}</Title>
      <span className="figure">{figure}</span>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
