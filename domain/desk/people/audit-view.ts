/** One entry of the audit log in words: `Anita Nair` `changed the stage of` `Tidewater, from New to Talked`. */
export type AuditLine = {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly did: string;
  readonly about: string;
};

export type AuditQuery = {
  /** A member's id, or `board`, `site` or `command`. */
  readonly who?: string | undefined;
  /** Where the page begins: behind this entry. */
  readonly after?: string | undefined;
};

export type AuditView = {
  readonly now: number;
  readonly lines: readonly AuditLine[];
  /** For the next page's `after`; undefined on the last. */
  readonly next: string | undefined;
  /** Everyone who can be chosen, by name. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly who: string | undefined;
};
