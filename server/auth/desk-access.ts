import type { DeskSession } from "#domain/desk/member.ts";

/** Who may enter the desk. */
export type DeskAccess = {
  /** Whether anybody was ever invited. Until then the desk does not exist for visitors. */
  isOpen(): Promise<boolean>;
  /** The session of a request's cookie, checked against the store. */
  session(headers: Headers): Promise<DeskSession | undefined>;
};

/** A desk to which nobody was invited. */
export const closedDesk: DeskAccess = { isOpen: async () => false, session: async () => undefined };
