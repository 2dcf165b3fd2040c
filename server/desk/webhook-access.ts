import type { WebhookAccess } from "#app/desk/settings/webhooks/webhook-access.ts";
import type { DeskSession } from "#domain/desk/people/member.ts";
import { requireConfirmed } from "#server/auth/confirm.ts";
import type { Deps } from "#server/deps.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import type { createDeskWebhooks } from "#server/services/desk/webhooks.ts";
import type { OrRefused } from "./people-access.ts";

type Parts = Pick<Deps, "outbox"> & {
  readonly webhooks: ReturnType<typeof createDeskWebhooks>;
  readonly session: () => Promise<DeskSession>;
  readonly orRefused: OrRefused;
  readonly now?: () => number;
};

/** What the Webhooks part of the settings gets, for one request. */
export function createWebhookAccess({ webhooks, session, orRefused, outbox, now = Date.now }: Parts): WebhookAccess {
  type Actor = DeskSession["member"];
  const act = <T>(work: (actor: Actor) => Promise<T>) => orRefused(session().then(({ member }) => work(member)));
  /** Where leads are sent is changed only by an owner who has shown a password or passkey a short while ago. */
  const confirmed = <T>(work: (actor: Actor) => Promise<T>) =>
    orRefused(
      session().then((current) => {
        requireRole(current.member, "manageConnections");
        requireConfirmed(current, { now: now() });
        return work(current.member);
      }),
    );
  const done = { done: true } as const;

  return {
    add: (form) => confirmed((actor) => webhooks.add(actor, form)),
    update: (id, form) => confirmed((actor) => webhooks.update(actor, id, form).then(() => done)),
    renewSecret: (id) => confirmed((actor) => webhooks.renewSecret(actor, id)),
    endOldSecret: (id) => confirmed((actor) => webhooks.endOldSecret(actor, id).then(() => done)),
    turnOn: (id) =>
      confirmed(async (actor) => {
        await webhooks.turnOn(actor, id);
        outbox.kick();
        return done;
      }),
    remove: (id) => confirmed((actor) => webhooks.remove(actor, id).then(() => done)),
    test: (id) => act((actor) => webhooks.test(actor, id)),
  };
}
