import type { Member } from "#domain/desk/people/member.ts";
import {
  type CalendarView,
  type Connection,
  type ConnectionView,
  connections,
  type TestResult,
} from "#domain/desk/screens/connections-view.ts";
import type { Deps } from "#server/deps.ts";
import { isOverLimit, type Limit } from "#server/http/limits/limiter.ts";
import { integrationStatus } from "#server/ops/integration-status.ts";
import { outboxSummary } from "#server/ops/outbox-summary.ts";
import { isConfigured } from "#server/ops/vendor-health.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { lastBookingAt } from "#server/store/bookings/bookings.ts";
import { lastLook } from "#server/store/desk/board-looks.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { findOutage } from "#server/store/jobs/vendor-outages.ts";
import { testConnection } from "./connection-tests.ts";

export type DeskConnections = {
  /** @throws AppError roleRefused */
  read(member: Member): Promise<readonly ConnectionView[]>;
  /** @throws AppError roleRefused */
  readCalendar(member: Member): Promise<CalendarView>;
  /** @throws AppError roleRefused */
  test(member: Member, connection: Connection): Promise<TestResult>;
};

export type ConnectionParts = Pick<Deps, "env" | "store" | "vendors" | "limiter" | "log" | "metrics"> & {
  readonly now?: () => number;
  /** How long a person waits for a test. */
  readonly limitMs?: number;
};

/** Vendors count calls too, and each test of the mail is a mail. */
const testLimit = { name: "connection tests", max: 6, windowMs: 60_000 } as const satisfies Limit;

export function createDeskConnections({
  now = Date.now,
  limitMs = 12_000,
  ...parts
}: ConnectionParts): DeskConnections {
  const { env, store, vendors, limiter } = parts;

  /** What any server has seen: this one at its last calls, all of them in a lasting outage. */
  async function stateOf(connection: Connection): Promise<ConnectionView["state"]> {
    if (!isConfigured(env, connection)) return { kind: "off" };
    const { failing, succeededAt = 0 } = vendors.history(connection);
    const outage = await findOutage(store.db, connection);
    const since = outage?.failing_since ?? failing?.since;
    if (since !== undefined) return { kind: "failing", since };
    const at = Math.max(succeededAt, outage?.succeeded_at ?? 0);
    return at > 0 ? { kind: "working", at } : { kind: "untried" };
  }

  async function unknownStage(): Promise<Pick<ConnectionView, "unknownStageAt">> {
    const at = (await lastLook(store))?.unknownStageAt;
    return at === undefined ? {} : { unknownStageAt: at };
  }

  return {
    async read(member) {
      requireRole(member, "manageConnections");
      const status = integrationStatus(env, await outboxSummary(store));
      return Promise.all(
        connections.map(async (connection) => ({
          connection,
          description: status.find(({ name }) => name === connection)?.description ?? "",
          state: await stateOf(connection),
          ...(connection === "crm" && (await unknownStage())),
        })),
      );
    },

    async readCalendar(member) {
      requireRole(member, "manageConnections");
      const status = integrationStatus(env).find(({ name }) => name === "calendar");
      return {
        isOn: status?.on ?? false,
        description: status?.description ?? "",
        lastAt: await lastBookingAt(store),
      };
    },

    async test(member, connection) {
      requireRole(member, "manageConnections");
      if (await isOverLimit(limiter, testLimit, member.id)) return { isOk: false, connection, failure: "tooMany" };
      const result = await testConnection(connection, { ...parts, member, limitMs });
      const to = result.isOk ? "ok" : result.failure;
      await recordAudit(store.db, { at: now(), actor: member, action: "testConnection", subject: connection, to });
      return result;
    },
  };
}
