import type { IconName } from "#app/design/ui/icon.tsx";
import type { deskScreens } from "#content/desk/shell.ts";

export const screenIcons: Readonly<Record<keyof typeof deskScreens, IconName>> = {
  today: "clock",
  leads: "list",
  messages: "envelope",
  deliveries: "hand-over",
  sales: "receipt",
  funnel: "bars",
  settings: "sliders",
};
