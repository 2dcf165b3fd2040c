import type { TodayFacts } from "#domain/desk/leads/today-facts.ts";

/** What Today gets from the server. */
export type TodayAccess = { read(): Promise<TodayFacts> };
