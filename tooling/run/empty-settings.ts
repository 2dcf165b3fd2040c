import { variableNames } from "#server/env.ts";

/** For a command that a test or drill starts: neither this machine's environment nor its `.env` reaches it. */
export const emptySettings: Readonly<Record<string, string>> = Object.fromEntries(
  variableNames.map((name) => [name, ""]),
);
