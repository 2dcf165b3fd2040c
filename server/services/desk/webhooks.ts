import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Member } from "#domain/desk/people/member.ts";
import { deliveryFailureOf } from "#domain/desk/screens/delivery-failures.ts";
import {
  maxWebhooks,
  type NewSecret,
  oldSecretMs,
  type WebhooksView,
  type WebhookTest,
  type WebhookView,
} from "#domain/desk/screens/webhooks-view.ts";
import { type EventType, isEventType } from "#domain/events/event-types.ts";
import type { Deps } from "#server/deps.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/http/app-error.ts";
import { isOverLimit, type Limit } from "#server/http/limits/limiter.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { targetOf } from "#server/services/events/webhook-target.ts";
import { deliveryHours } from "#server/store/desk/delivery-hours.ts";
import { type AuditEntry, recordAudit } from "#server/store/desk/people/audit.ts";
import { memberNames } from "#server/store/desk/people/members.ts";
import {
  changeWebhook,
  environmentWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  receiverHost,
  removeWebhook,
  wantedEvents,
} from "#server/store/events/webhooks.ts";
import { webhookKinds } from "#server/store/jobs/job-kinds.ts";
import { queueDepth } from "#server/store/jobs/queue-depth.ts";
import type { Tables, WebhookRow } from "#server/store/schema.ts";
import type { WebhookSender } from "#server/vendors/webhooks/sender.ts";
import { isWebhookAddress } from "#server/vendors/webhooks/webhook-address.ts";

/** As a form sends it. */
export type WebhookForm = { readonly url: string; readonly events: readonly string[] };

type Parts = Pick<Deps, "store" | "limiter"> & {
  readonly env: Pick<Env, "hook" | "readerAllowHosts">;
  readonly sender: WebhookSender;
  readonly now?: () => number;
};

const dayMs = 24 * 60 * 60_000;
/** A test is a request to somebody else's server. */
const testLimit = { name: "webhook tests", max: 6, windowMs: 60_000 } as const satisfies Limit;

/** The firm's webhooks. Everything is for owners. @throws AppError roleRefused */
export function createDeskWebhooks({ env, store, limiter, sender, now = Date.now }: Parts) {
  /** @throws AppError webhookAddress, webhookEvents */
  function checked({ url, events }: WebhookForm): { readonly url: string; readonly events: string } {
    const address = url.trim();
    if (!isWebhookAddress(address, env.readerAllowHosts)) throw new AppError("webhookAddress");
    const wanted = [...new Set(events.filter((type): type is EventType => isEventType(type)))];
    if (wanted.length === 0) throw new AppError("webhookEvents");
    return { url: new URL(address).href, events: wanted.join(" ") };
  }

  /** Changes one, with an entry in the audit log. That of the environment is not the desk's. @throws AppError webhookUnknown */
  async function change(
    member: Member,
    id: string,
    action: string,
    work: (tx: Kysely<Tables>, row: WebhookRow) => Promise<unknown>,
    told: (row: WebhookRow) => Pick<AuditEntry, "from" | "to"> = () => ({}),
  ): Promise<void> {
    requireRole(member, "manageConnections");
    await store.db.transaction().execute(async (tx) => {
      const row = await findWebhook({ db: tx }, "id", id);
      if (!row || row.id === environmentWebhook) throw new AppError("webhookUnknown");
      await work(tx, row);
      await recordAudit(tx, { at: now(), actor: member, action, subject: receiverHost(row.url), ...told(row) });
    });
  }

  async function read(member: Member): Promise<WebhooksView> {
    requireRole(member, "manageConnections");
    const at = now();
    const [rows, hours, depth, names] = await Promise.all([
      listWebhooks(store),
      deliveryHours(store, at - dayMs),
      queueDepth(store, { now: at }),
      memberNames(store),
    ]);
    const view = (row: WebhookRow): WebhookView => {
      const kind = webhookKinds[row.slot] ?? webhookKinds[0];
      const own = hours.filter((hour) => hour.kind === kind);
      const isOfEnvironment = row.id === environmentWebhook;
      return {
        id: row.id,
        url: isOfEnvironment ? (env.hook?.url ?? "") : row.url,
        events: wantedEvents(row),
        state: row.state === "gone" ? "gone" : "on",
        stateAt: row.state_at,
        isOfEnvironment,
        createdAt: row.created_at,
        createdBy: names.get(row.created_by) ?? "",
        oldSecretUntil: (row.old_secret_until ?? 0) > at ? (row.old_secret_until ?? undefined) : undefined,
        arrived: own.reduce((sum, { arrived }) => sum + arrived, 0),
        failed: own.reduce((sum, { failed }) => sum + failed, 0),
        waiting: depth[kind].waiting,
        dead: depth[kind].dead,
      };
    };
    return { now: at, webhooks: rows.map(view) };
  }

  return {
    read,

    /** The secret is returned only here. @throws AppError webhookAddress, webhookEvents, webhooksFull */
    async add(member: Member, form: WebhookForm): Promise<NewSecret> {
      requireRole(member, "manageConnections");
      const wanted = checked(form);
      const made = { id: `wh_${randomUUID()}`, secret: newSecret() };
      await store.db.transaction().execute(async (tx) => {
        const taken = new Set((await listWebhooks({ db: tx })).map(({ slot }) => slot));
        const slot = Array.from({ length: maxWebhooks }, (_, index) => index + 1).find((each) => !taken.has(each));
        if (slot === undefined) throw new AppError("webhooksFull");
        await insertWebhook(tx, { ...made, ...wanted, slot, created_by: member.id }, { now: now() });
        const subject = receiverHost(wanted.url);
        await recordAudit(tx, { at: now(), actor: member, action: "webhookAdded", subject, to: wanted.events });
      });
      return made;
    },

    /** @throws AppError webhookUnknown, webhookAddress, webhookEvents */
    async update(member: Member, id: string, form: WebhookForm): Promise<void> {
      requireRole(member, "manageConnections");
      const wanted = checked(form);
      const work = (tx: Kysely<Tables>) => changeWebhook(tx, id, wanted);
      await change(member, id, "webhookChanged", work, (row) => beforeAndAfter(row, wanted));
    },

    /** The old secret signs beside the new one for a day. @throws AppError webhookUnknown */
    async renewSecret(member: Member, id: string): Promise<NewSecret> {
      const secret = newSecret();
      await change(member, id, "webhookSecretRenewed", (tx, row) =>
        changeWebhook(tx, id, { secret, old_secret: row.secret, old_secret_until: now() + oldSecretMs }),
      );
      return { id, secret };
    },

    /** @throws AppError webhookUnknown */
    endOldSecret: (member: Member, id: string): Promise<void> =>
      change(member, id, "webhookOldSecretEnded", (tx) =>
        changeWebhook(tx, id, { old_secret: null, old_secret_until: null }),
      ),

    /** After its receiver was gone. @throws AppError webhookUnknown */
    async turnOn(member: Member, id: string): Promise<void> {
      await change(member, id, "webhookTurnedOn", (tx) => changeWebhook(tx, id, { state: "on", state_at: now() }));
    },

    /** What waits for it is dropped. @throws AppError webhookUnknown */
    remove: (member: Member, id: string): Promise<void> =>
      change(member, id, "webhookRemoved", (tx, row) => removeWebhook(tx, row, { now: now() })),

    /** @throws AppError webhookUnknown */
    async test(member: Member, id: string): Promise<WebhookTest> {
      requireRole(member, "manageConnections");
      const row = await findWebhook(store, "id", id);
      const target = row && targetOf(row, env.hook, { now: now() });
      if (!target) throw new AppError("webhookUnknown");
      if (await isOverLimit(limiter, testLimit, member.id)) return { id, isOk: false, failure: "tooMany" };
      const started = performance.now();
      const timestamp = new Date(now()).toISOString();
      const body = JSON.stringify({ type: "webhook.test", timestamp, data: { webhook: id } });
      const sent = await sender.send({ ...target, id: `evt_test_${randomUUID()}`, body });
      const isOk = "status" in sent && sent.status >= 200 && sent.status < 300;
      const to = isOk ? "ok" : "failed";
      await recordAudit(store.db, {
        at: now(),
        actor: member,
        action: "webhookTested",
        subject: receiverHost(target.url),
        to,
      });
      if (isOk) return { id, isOk, ms: Math.round(performance.now() - started) };
      const reason = "status" in sent ? `webhook: HTTP ${sent.status}` : `webhook: ${sent.failed}`;
      return { id, isOk: false, failure: deliveryFailureOf(reason, "hook-") };
    },
  };
}

type Target = Pick<WebhookRow, "url" | "events">;

/** For the audit log. A path may hold a secret, so the log only notes that it changed. */
function beforeAndAfter(before: Target, after: Target): { readonly from: string; readonly to: string } {
  const [host, newHost] = [receiverHost(before.url), receiverHost(after.url)];
  const isOtherPath = host === newHost && before.url !== after.url;
  return {
    from: `${host} ${before.events}`,
    to: `${newHost}${isOtherPath ? " (another path)" : ""} ${after.events}`,
  };
}

/** As the specification wants it: base64 after a prefix. */
const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;
