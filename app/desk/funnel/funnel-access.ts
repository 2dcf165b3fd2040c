import type { FunnelView } from "#domain/desk/funnel/funnel-view.ts";

/** What the screen of the funnel reads: the week of a day (YYYY-MM-DD), or the present one. */
export type FunnelAccess = { read(query: { readonly week?: string | undefined }): Promise<FunnelView> };
