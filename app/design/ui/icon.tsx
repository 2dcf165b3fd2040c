import { classNames } from "./class-names.ts";

/** Outlines from Lucide (ISC license), one path each on a 24-unit grid; square caps are set in CSS.
 *  These are part of every page; the others are in outlines.ts and load with the page that shows them. */
const drawings = {
  alert: "M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01",
  "arrow-left": "M19 12H5M12 19l-7-7 7-7",
  "arrow-right": "M5 12h14M12 5l7 7-7 7",
  "arrow-up-right": "M7 7h10v10M7 17 17 7",
  check: "M20 6 9 17l-5-5",
  "chevron-down": "M6 9l6 6 6-6",
  clock: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 6v6l4 2",
  close: "M18 6 6 18M6 6l12 12",
  mail: "M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z",
  menu: "M4 5h16M4 12h16M4 19h16",
  pause:
    "M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z",
  phone:
    "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
  pin: "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  play: "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
  plus: "M5 12h14M12 5v14",
} as const;

/** An outline that not every page loads. */
export type Outline = { readonly path: string };

export type IconName = keyof typeof drawings;

/** By name if every page has it, by its outline otherwise. */
export type IconChoice = IconName | Outline;

export const iconNames = Object.keys(drawings) as readonly IconName[];

export type IconSize = "s" | "m" | "l";

type IconProps = {
  readonly name: IconChoice;
  readonly size?: IconSize;
  readonly className?: string | undefined;
};

const sizeClass: Record<IconSize, string | undefined> = { s: "ico--s", m: undefined, l: "ico--l" };

/** Decorative. A control without text has its own aria-label. */
export function Icon({ name, size = "m", className }: IconProps) {
  return (
    <svg className={classNames("ico", sizeClass[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={typeof name === "string" ? drawings[name] : name.path} />
    </svg>
  );
}
