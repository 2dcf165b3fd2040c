import type { IconChoice, Outline } from "#app/design/ui/icon.tsx";
import type { deskScreens } from "#content/desk/shell.ts";

/** Outlines from Lucide (ISC license), as in app/design/ui/icon.tsx. */
export const screenIcons: Readonly<Record<keyof typeof deskScreens, IconChoice>> = {
  today: "clock",
  leads: { path: "M4 5h16M4 12h16M4 19h10" },
  messages: { path: "M4 5h16v14H4zM4 7l8 6 8-6" },
  deliveries: { path: "M4 12h13M12 6l6 6-6 6M21 5v14" },
  sales: { path: "M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM9 8h6M9 12h6" },
  funnel: { path: "M5 20V6M10 20v-9M15 20v-5M20 20v-2" },
  settings: {
    path: "M4 7h9M17 7h3M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 17h3M11 17h9M7 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  },
};

export const searchOutline: Outline = { path: "M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M16 16l4.5 4.5" };
export const downloadOutline: Outline = { path: "M12 3v12M7 10l5 5 5-5M4 20h16" };
export const lockOutline: Outline = { path: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4" };
