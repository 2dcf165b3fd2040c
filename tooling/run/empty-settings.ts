import { variableNames } from "#server/env.ts";

/** For commands started by tests and drills: hides this machine's environment and `.env`. */
export const emptySettings: Readonly<Record<string, string>> = Object.fromEntries(
  variableNames.map((name) => [name, ""]),
);
