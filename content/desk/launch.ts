import type { LaunchCheck } from "#domain/desk/screens/launch-view.ts";

/** The launch checklist of the settings. */
export const launchWords = {
  title: "Launch checklist",
  note: "Checked by the site itself",
  figure: (done: number, all: number) => `${done} of ${all}`,
  ready: "Nothing stands in the way of the launch.",
  left: (count: number) =>
    count === 1
      ? "One thing to change before the site is announced."
      : `${count} things to change before the site is announced.`,
  optional: "Optional, off",
  settingsNote: "Settings are changed on the server; texts and figures by the person who edits the site’s content.",
} as const;

type CheckWords = { readonly done: string; readonly open: (count: number) => string };

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const launchCheckWords: Readonly<Record<LaunchCheck, CheckWords>> = {
  settings: {
    done: "Every setting of the server is fit for visitors",
    open: (count) => `${counted(count, "setting", "settings")} of the server to correct`,
  },
  details: {
    done: "The firm’s own address, phone and links",
    open: (count) => `${counted(count, "detail", "details")} of the firm still a sample`,
  },
  content: {
    done: "Real people, quotes and prices",
    open: (count) => `${counted(count, "text, person or price", "texts, people and prices")} still a sample`,
  },
  claims: {
    done: "Every figure that the firm states is confirmed",
    open: (count) => `${counted(count, "figure", "figures")} to confirm against the firm’s records`,
  },
};
