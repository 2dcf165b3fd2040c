import { classNames } from "./class-names.ts";
import file from "./icons.svg?no-inline";

/** The ids in icons.svg. A file, so that no page's script carries the outlines. */
export const iconNames = [
  "alert",
  "arrow-down",
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "arrow-up-right",
  "bars",
  "board",
  "calendar",
  "check",
  "chevron-down",
  "clock",
  "close",
  "columns",
  "copy",
  "document",
  "download",
  "envelope",
  "folder",
  "gantt",
  "globe",
  "hand-over",
  "image-off",
  "info",
  "list",
  "lock",
  "mail",
  "menu",
  "merge",
  "message",
  "office",
  "open-outside",
  "passkey",
  "pause",
  "pencil",
  "people",
  "phone",
  "pin",
  "play",
  "plus",
  "printer",
  "receipt",
  "reset",
  "scales",
  "search",
  "signature",
  "sliders",
  "spreadsheet",
  "table",
  "trash",
  "trend-down",
  "trend-flat",
  "trend-up",
] as const;

export type IconName = (typeof iconNames)[number];

export type IconSize = "s" | "m" | "l";

type IconProps = {
  readonly name: IconName;
  readonly size?: IconSize;
  readonly className?: string | undefined;
};

const sizeClass: Record<IconSize, string | undefined> = { s: "ico--s", m: undefined, l: "ico--l" };

/** Decorative. A control without text has its own aria-label. */
export function Icon({ name, size = "m", className }: IconProps) {
  return (
    <svg className={classNames("ico", sizeClass[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${file}#${name}`} />
    </svg>
  );
}
