import { boardFields } from "#domain/desk/board/board-fields.ts";
import type { CrmQuota } from "#server/jobs/crm/crm-quota.ts";
import { errorCode } from "#server/ops/error-code.ts";
import type { Log } from "#server/ops/log.ts";
import { finishLook, startLook } from "#server/store/desk/board-looks.ts";
import { type DeskFields, readAllDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import { CrmError } from "#server/vendors/crm/crm-error.ts";
import type { ChangedItem, Crm } from "#server/vendors/crm.ts";
import type { CrmPeople, ReadCrmPeople } from "./crm-people.ts";
import { boardValueOf, withKnownPeople } from "./lead-values.ts";

export type BoardLook = {
  /** Looks for changes on the board, if nobody has for a while. Returns at once: a slow board slows no screen. */
  lookIfDue(): void;
  /** Resolves when no look is under way. */
  idle(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = {
  readonly store: Store;
  readonly crm: Crm;
  readonly calls: Pick<CrmQuota, "heldBackUntil">;
  readonly people: ReadCrmPeople;
  readonly log: Log;
  /** The least time between two looks of all servers together. */
  readonly everyMs: number;
  readonly now?: () => number;
  /** Something was enqueued. */
  readonly kick: () => void;
};

/** The board lists a change a little later than it stamps it. */
const overlapMs = 60_000;

/**
 * Finds leads whose item shows something else than the desk, and enqueues them: the delivery decides which side
 * follows the other. Only while somebody uses the desk, because every look costs calls.
 */
export function createBoardLook({ now = Date.now, ...parts }: Parts): BoardLook {
  const { store, crm, calls, log, everyMs } = parts;
  const ending = new AbortController();
  let askedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let hasWarned = false;

  async function look(): Promise<void> {
    const started = await startLook(store, { now: now(), everyMs });
    // The last calls of a day are for leads with contact details.
    if (!started || (await calls.heldBackUntil({})) !== undefined) return;
    const { signal } = ending;
    const people = await parts.people({ signal });
    const items = await crm.changedItems(started.since - overlapMs, { signal });
    const unknown = countUnknownStages(items);
    if (unknown > 0) warnOnce(unknown);
    const differing = await differingLeads(store, items, people);
    if (differing.length > 0) {
      const requests = differing.map((subject) => ({ kind: jobKinds.crmLeadFields, subject }));
      await enqueue(store.db, requests, { now: now() });
      parts.kick();
    }
    const since = Math.max(started.since, ...items.map(({ changedAt }) => changedAt));
    await finishLook(store, started, { since, ...(unknown > 0 && { unknownStageAt: now() }) });
  }

  function warnOnce(unknown: number): void {
    if (hasWarned) return;
    hasWarned = true;
    log.warn({ items: unknown }, "the board has stages that the desk does not have; they are left alone");
  }

  return {
    lookIfDue: () => {
      if (running || ending.signal.aborted || now() < askedAt + everyMs) return;
      askedAt = now();
      running = look()
        .catch((error: unknown) => {
          const reason = error instanceof CrmError ? error.message : errorCode(error);
          if (!ending.signal.aborted) log.warn({ reason }, "could not look at the board");
        })
        .finally(() => {
          running = undefined;
        });
    },
    idle: async () => running,
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

function countUnknownStages(items: readonly ChangedItem[]): number {
  return items.filter(({ leadId, fields: { stage } }) => leadId !== undefined && stage && stage.value === undefined)
    .length;
}

/** The leads of these items for which the board shows something that the desk could have and does not. */
async function differingLeads(
  store: Store,
  items: readonly ChangedItem[],
  people: CrmPeople,
): Promise<readonly string[]> {
  const fieldsOf = new Map(
    items.flatMap(({ leadId, fields }) => (leadId === undefined ? [] : [[leadId, fields] as const])),
  );
  const rows = await readAllDeskFields(store, [...fieldsOf.keys()]);
  const differs = (row: DeskFields) => {
    const shown = withKnownPeople(fieldsOf.get(row.id) ?? {}, people);
    return boardFields.some((field) => {
      const value = shown[field]?.value;
      return value !== undefined && value !== boardValueOf(row, field, people);
    });
  };
  return rows.filter((row) => row.merged_into === null && differs(row)).map(({ id }) => id);
}
