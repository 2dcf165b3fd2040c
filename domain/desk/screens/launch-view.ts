/** Something that must not go live, and where to change it. */
export type LaunchBlocker = { readonly where: string; readonly what: string };

export const launchChecks = ["settings", "details", "content", "claims"] as const;
export type LaunchCheck = (typeof launchChecks)[number];

/**
 * `settings`: of the server; `details`: sample details of the firm; `content`: sample people, quotes and prices;
 * `claims`: figures that nobody has confirmed.
 */
export type LaunchBlockers = Readonly<Record<LaunchCheck, readonly LaunchBlocker[]>>;

export type LaunchView = {
  readonly blockers: LaunchBlockers;
  /** Services that are off, and the consequence. */
  readonly off: readonly LaunchBlocker[];
  /** The version that runs. */
  readonly version: string;
};
