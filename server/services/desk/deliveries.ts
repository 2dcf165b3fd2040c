import { actorName } from "#content/desk/leads/changes.ts";
import { site } from "#content/site.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { can } from "#domain/desk/people/roles.ts";
import {
  type DeliveriesView,
  type DeliveryLine,
  type DeliveryVendor,
  deliveryVendorOf,
  type FailedDelivery,
  type RetriedDelivery,
  vendorDay,
} from "#domain/desk/screens/deliveries-view.ts";
import { columnIn, deliveryFailureOf } from "#domain/desk/screens/delivery-failures.ts";
import type { EventType } from "#domain/events/event-types.ts";
import { dayAt, startOfDay } from "#domain/time/calendar.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/http/app-error.ts";
import { isConfigured, type VendorHealthTracker } from "#server/ops/vendor-health.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { arrivedJobs, deadJobIds, grantsAmong, type JobWithLead, jobStates } from "#server/store/desk/deliveries.ts";
import { deliveryHours } from "#server/store/desk/delivery-hours.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { memberNames } from "#server/store/desk/people/members.ts";
import { typesOfEvents } from "#server/store/events/events.ts";
import { hostsBySlot, listWebhooks } from "#server/store/events/webhooks.ts";
import { type FailedJob, failedJobs } from "#server/store/jobs/failed-jobs.ts";
import { allJobKinds, neverWaitingKinds, webhookKinds } from "#server/store/jobs/job-kinds.ts";
import { requeue, retryNow } from "#server/store/jobs/job-maintenance.ts";
import { jobId } from "#server/store/jobs/jobs.ts";
import { queueDepth } from "#server/store/jobs/queue-depth.ts";
import { findOutage } from "#server/store/jobs/vendor-outages.ts";
import type { Store } from "#server/store/open.ts";

/** How many a list shows; the command line lists all. */
const maxShown = 50;
const dayMs = 24 * 60 * 60_000;
const shownVendors = ["crm", "mail", "payments", "webhooks"] as const satisfies readonly DeliveryVendor[];

export type DeskDeliveries = {
  /** `retried`: the deliveries whose progress is shown. @throws AppError roleRefused */
  read(member: Member, asked?: { readonly retried?: readonly string[] }): Promise<DeliveriesView>;
  /** Retries one delivery, or all that were given up. Returns their ids. @throws AppError roleRefused, notFound */
  retry(member: Member, which: string | "all"): Promise<readonly string[]>;
};

type Parts = {
  readonly store: Store;
  readonly env: Pick<Env, "analysis" | "crm" | "mail" | "payments" | "hook">;
  readonly vendors: Pick<VendorHealthTracker, "state">;
  readonly outbox: { kick(): void };
  readonly now?: () => number;
};

export function createDeskDeliveries({ store, env, vendors, outbox, now = Date.now }: Parts): DeskDeliveries {
  async function failingSince(vendor: Exclude<DeliveryVendor, "webhooks">, at: number): Promise<number | undefined> {
    const own = vendors.state(vendor);
    const shared = (await findOutage(store.db, vendor))?.failing_since ?? undefined;
    return shared ?? (own.state === "failing" ? at - own.sinceMs : undefined);
  }

  async function untried(at: number): Promise<DeliveriesView["untried"]> {
    const depth = await queueDepth(store, { now: at });
    const kinds = allJobKinds.filter((kind) => !neverWaitingKinds.includes(kind));
    return shownVendors
      .map((vendor) => {
        const own = kinds.filter((kind) => deliveryVendorOf(kind) === vendor);
        return { vendor, count: own.reduce((sum, kind) => sum + depth[kind].waiting, 0) };
      })
      .filter(({ count }) => count > 0);
  }

  return {
    async read(member, { retried = [] } = {}) {
      requireRole(member, "readDeliveries");
      const at = now();
      const midnight = startOfDay(dayAt(at, site.timeZone), site.timeZone);
      const [hours, failures, arrived, states, waitingCounts] = await Promise.all([
        deliveryHours(store, at - dayMs),
        failedJobs(store, { most: maxShown + 1 }),
        arrivedJobs(store, { since: midnight, most: maxShown + 1 }),
        jobStates(store, retried.slice(0, maxShown)),
        untried(at),
      ]);
      const names = await memberNames(store);
      const subjects = [...failures, ...arrived, ...states].map(({ subject }) => subject);
      const [grants, events, webhooks] = await Promise.all([
        grantsAmong(store, subjects),
        typesOfEvents(store, subjects),
        listWebhooks(store),
      ]);
      const line = lineMaker({ grants, events, hosts: hostsBySlot(webhooks, env.hook?.url) });
      const shown = failures.slice(0, maxShown);
      const waiting = shown.flatMap((job) =>
        job.state === "dead" ? [] : [{ ...failedOf(job, line(job)), nextAt: job.run_at ?? at }],
      );
      const waitingIn = (vendor: DeliveryVendor) => waiting.filter((each) => each.vendor === vendor).length;
      return {
        now: at,
        mayRetry: can(member.role, "redeliver"),
        vendors: await Promise.all(
          shownVendors
            .filter((vendor) => vendor !== "webhooks" || webhooks.length > 0)
            .map(async (vendor) =>
              vendorDay(vendor, hours, {
                now: at,
                isConnected: vendor === "webhooks" || isConfigured(env, vendor),
                failingSince: vendor === "webhooks" ? undefined : await failingSince(vendor, at),
              }),
            ),
        ),
        failed: shown.filter(({ state }) => state === "dead").map((job) => failedOf(job, line(job))),
        waiting: waiting.toSorted((a, b) => a.nextAt - b.nextAt),
        hasMore: failures.length > maxShown,
        untried: waitingCounts
          .map(({ vendor, count }) => ({ vendor, count: count - waitingIn(vendor) }))
          .filter(({ count }) => count > 0),
        arrived: arrived.slice(0, maxShown).map(({ done_at, unassigned, ...job }) => ({
          ...line(job),
          at: done_at,
          unassigned: unassigned && actorName(unassigned, names),
        })),
        arrivedHasMore: arrived.length > maxShown,
        retried: states.map((job) => retriedOf(job, line(job), at)),
      };
    },

    async retry(member, which) {
      requireRole(member, "redeliver");
      const at = now();
      const ids = await store.db.transaction().execute(async (tx) => {
        if (which === "all") {
          const all = await deadJobIds({ db: tx }, maxShown);
          const count = await requeue({ db: tx }, { now: at });
          if (count > 0)
            await recordAudit(tx, { at, actor: member, action: "redeliver", subject: "deliveries", to: String(count) });
          return all;
        }
        const [job] = await jobStates({ db: tx }, [which]);
        if (!job) throw new AppError("notFound", "no such delivery");
        const { kind, subject } = job;
        const retried =
          (await requeue({ db: tx }, { kind, subject, now: at })) +
          (await retryNow({ db: tx }, { kind, subject, now: at }));
        if (retried > 0)
          await recordAudit(tx, { at, actor: member, action: "redeliver", subject: job.lead?.id ?? subject, to: kind });
        return [jobId({ kind, subject })];
      });
      outbox.kick();
      return ids;
    },
  };
}

type Known = {
  readonly grants: ReadonlySet<string>;
  /** The type of each event by its id. */
  readonly events: ReadonlyMap<string, EventType>;
  /** The receivers of webhooks by slot. */
  readonly hosts: ReadonlyMap<number, string>;
};
type Described = Pick<JobWithLead, "kind" | "subject" | "lead">;

function lineMaker({ grants, events, hosts }: Known): (job: Described) => DeliveryLine {
  return ({ kind, subject, lead }) => {
    const event = events.get(subject);
    const host = hosts.get((webhookKinds as readonly string[]).indexOf(kind));
    return {
      id: jobId({ kind, subject }),
      kind,
      vendor: deliveryVendorOf(kind),
      lead,
      isOfGrant: grants.has(subject),
      webhook: event !== undefined && host !== undefined ? { event, host } : undefined,
    };
  };
}

function failedOf({ kind, last_error, tries, since }: FailedJob, line: DeliveryLine): FailedDelivery {
  const reason = last_error ?? "";
  return { ...line, failure: deliveryFailureOf(reason, kind), column: columnIn(reason), tries, since };
}

function retriedOf(job: JobWithLead, line: DeliveryLine, at: number): RetriedDelivery {
  const { kind, state, wanted, settled, last_error, run_at } = job;
  if (settled === wanted) return { ...line, state: "arrived", failure: undefined };
  const failure = deliveryFailureOf(last_error ?? "", kind);
  if (state === "dead") return { ...line, state: "failed", failure };
  const isSending = state === "active" || (run_at ?? 0) <= at;
  return { ...line, state: isSending ? "sending" : "waiting", failure };
}
