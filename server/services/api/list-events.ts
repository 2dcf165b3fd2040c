import type { ApiEventPage } from "#contracts/api/answers.ts";
import type { EventParameters } from "#contracts/api/parameters.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Log } from "#server/ops/log.ts";
import { eventData } from "#server/services/events/event-data.ts";
import { tryToWrite } from "#server/services/try-to-write.ts";
import { eventPage, lastNumber, numberEvents, numberOf } from "#server/store/events/event-feed.ts";
import type { Store } from "#server/store/open.ts";

/** What happened after a position, each with its subject as it stands now. @throws AppError apiPositionUnknown */
export async function listEvents(
  { store, log }: { readonly store: Pick<Store, "db">; readonly log: Log },
  { after, type, limit }: EventParameters,
): Promise<ApiEventPage> {
  await tryToWrite(log, "the numbers of new events", () => numberEvents(store));
  const last = await lastNumber(store);
  const from = await positionOf(store, after);
  // A position that was never given is of another store, or of one before a restored backup: resuming from it would
  // skip events.
  if (from === undefined || from > last) throw new AppError("apiPositionUnknown");
  const { events, next, hasMore } = await eventPage(store, { after: from, types: type, most: limit });
  const data: ApiEventPage["data"][number][] = [];
  for (const event of events) {
    const body = await eventData(store, event);
    // Deleted since it was read from the table.
    if (body === "gone") continue;
    const { id, type: kind, at } = event;
    data.push({
      id,
      type: kind,
      timestamp: new Date(at).toISOString(),
      data: body === "unreadable" ? null : body.data,
    });
  }
  return { data, next: String(next), hasMore };
}

function positionOf(store: Pick<Store, "db">, after: string | undefined): Promise<number | undefined> | number {
  if (after === undefined) return 0;
  return /^\d{1,15}$/.test(after) ? Number(after) : numberOf(store, after);
}
