import type { SaleFilter, SalesView } from "#domain/desk/screens/sales-view.ts";

export type SalesQuery = {
  /** YYYY-MM; the present month without it. */
  readonly month?: string | undefined;
  readonly filter?: SaleFilter | undefined;
  /** Where the page before ended. */
  readonly after?: string | undefined;
};

/** What the screen of sales reads. */
export type SalesAccess = { read(query: SalesQuery): Promise<SalesView> };
