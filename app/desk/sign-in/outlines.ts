import type { Outline } from "#app/design/ui/icon.tsx";

/** Outlines from Lucide (ISC license), as in app/design/ui/icon.tsx. */
export const passkeyOutline: Outline = { path: "M3.5 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M11.5 11.5l8-8M16 7l3 3" };
export const firmOutline: Outline = {
  path: "M5 21V3h14v18M3 21h18M9 7h2M13 7h2M9 11h2M13 11h2M10 21v-5h4v5",
};
