import type { Desk } from "#app/desk/desk-context.ts";
import { messagesWords } from "#content/desk/messages.ts";
import { requireConfirmed } from "#server/auth/confirm.ts";
import type { DeskAccounts } from "#server/auth/desk-accounts.ts";
import { recordRefusal } from "#server/auth/refusals.ts";
import type { SignInClient } from "#server/auth/sign-in.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { appErrorsAsStatus } from "#server/loader-context.ts";
import { createDeskDeliveries } from "#server/services/desk/deliveries.ts";
import { exportFunnel, exportSales } from "#server/services/desk/export-screens.ts";
import { createDeskFunnel } from "#server/services/desk/funnel.ts";
import { todayFacts } from "#server/services/desk/leads/today-facts.ts";
import { deleteSender, markAnswered, readMessages } from "#server/services/desk/messages.ts";
import { turnOwnerMails } from "#server/services/desk/owner-mails.ts";
import { RoleError, requireRole } from "#server/services/desk/people/require-role.ts";
import { railCounts } from "#server/services/desk/rail-counts.ts";
import { createDeskSales } from "#server/services/desk/sales.ts";
import { createDeskSettings } from "#server/services/desk/settings.ts";
import { readMemberMailToken, turnOffByToken } from "#server/services/mail/member-mails.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import { changeToken } from "#server/store/desk/change-token.ts";
import { createApiTokenAccess } from "./api-token-access.ts";
import { createLeadAccess, refusalsAsWords } from "./lead-access.ts";
import { createLeadListAccess } from "./lead-list-access.ts";
import { createOwnAccountAccess } from "./own-account-access.ts";
import { createPartnerSiteAccess } from "./partner-site-access.ts";
import { createPeopleAccess } from "./people-access.ts";
import { createSignInAccess, orRefused } from "./sign-in-access.ts";
import { createWebhookAccess } from "./webhook-access.ts";

type DeskDeps = Pick<Deps, "store" | "log" | "desk" | "env" | "vendors" | "outbox" | "board" | "limiter" | "metrics">;

/** What the desk's loaders and actions get from the server, for one request. */
export function createDesk(deps: DeskDeps, accounts: DeskAccounts, client: SignInClient): Desk {
  const { store, log, desk, outbox, board } = deps;
  const read = <T>(reading: () => Promise<T>) => appErrorsAsStatus(storeErrorsAs503(log, () => logged(reading())));
  let session: ReturnType<Desk["session"]> | undefined;
  const signedIn = () => {
    session ??= read(() => desk.session(client.headers));
    return session;
  };
  const forgetSession = () => {
    session = undefined;
  };
  const required = async () => {
    const found = await signedIn();
    if (!found) throw new AppError("deskSignedOut");
    return found;
  };
  const member = async () => (await required()).member;
  /** What a role does not include is in the audit log, if somebody tried it. */
  async function logged<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof RoleError) {
        const actor = await member();
        const entry = { at: Date.now(), actor, action: "actionRefused", subject: error.action, to: actor.role };
        await recordRefusal(deps, actor.id, entry);
      }
      throw error;
    }
  }
  const [deliveries, sales, funnel] = [createDeskDeliveries(deps), createDeskSales(deps), createDeskFunnel(deps)];
  const lead = createLeadAccess({ store, member, outbox, logged, hasBoard: deps.env.crm !== undefined });
  const settings = createDeskSettings(deps);
  return {
    session: signedIn,
    changeToken: () => {
      board.lookIfDue();
      return read(() => changeToken(store));
    },
    access: createSignInAccess(accounts, client),
    people: createPeopleAccess({ deps, accounts, session: required, orRefused: (work) => orRefused(logged(work)) }),
    own: createOwnAccountAccess({ deps, accounts, client, session: required, orRefused, onConfirmed: forgetSession }),
    deliveries: {
      read: (asked) => read(async () => deliveries.read(await member(), asked)),
      retry: (which) => read(async () => deliveries.retry(await member(), which)),
    },
    sales: { read: (query) => read(async () => sales.read(await member(), query)) },
    exports: {
      sales: (month) => read(async () => exportSales(store, await member(), month, { now: Date.now() })),
      funnel: (monday) => read(async () => exportFunnel(store, await member(), monday, { now: Date.now() })),
    },
    funnel: { read: (query) => read(async () => funnel.read(await member(), query)) },
    today: { read: () => read(async () => todayFacts(deps, await member(), { now: Date.now() })) },
    lead: {
      read: (...given) => read(() => lead.read(...given)),
      change: (...given) => read(() => lead.change(...given)),
      note: (...given) => read(() => lead.note(...given)),
      sendLink: (...given) => read(() => lead.sendLink(...given)),
      openReport: (...given) => read(() => lead.openReport(...given)),
      closeReport: (...given) => read(() => lead.closeReport(...given)),
      redeliver: (...given) => read(() => lead.redeliver(...given)),
      merge: (...given) => read(() => lead.merge(...given)),
      split: (...given) => read(() => lead.split(...given)),
      allowMail: (...given) => read(() => lead.allowMail(...given)),
      remove: (...given) => read(() => lead.remove(...given)),
    },
    leads: createLeadListAccess({ store, read, outbox }),
    railCounts: () => read(async () => railCounts(store, await member(), { now: Date.now() })),
    messages: {
      read: (query) => read(async () => readMessages(store, await member(), query, { now: Date.now() })),
      markAnswered: (id, isAnswered) =>
        read(() =>
          refusalsAsWords(() =>
            logged(member().then((by) => markAnswered(store, by, { id, isAnswered }, { now: Date.now() }))),
          ),
        ),
      removeSender: (email, typed) =>
        read(() =>
          refusalsAsWords(async () => {
            await logged(member().then((by) => deleteSender(store, by, { email, typed }, { now: Date.now() })));
            outbox.kick();
            return messagesWords.removed;
          }),
        ),
    },
    webhooks: createWebhookAccess({
      webhooks: settings.webhooks,
      session: required,
      orRefused: (work) => orRefused(logged(work)),
      outbox,
    }),
    partnerSites: createPartnerSiteAccess({
      settings,
      session: required,
      orRefused: (work) => orRefused(logged(work)),
    }),
    settings: {
      read: (query) => read(async () => settings.read(await member(), query)),
      test: (connection) => read(async () => settings.test(await member(), connection)),
      turnOwnerMails: (isOn) =>
        orRefused(
          logged(
            required().then(async (current) => {
              const now = Date.now();
              requireRole(current.member, "manageConnections");
              // A stolen session must not start mails to owners. Turning them off needs no confirmation.
              if (isOn) requireConfirmed(current, { now });
              await turnOwnerMails(store, current.member, isOn, { now });
              return { done: true } as const;
            }),
          ),
        ),
    },
    mailOff: {
      find: (token) =>
        read(async () => {
          const found = await readMemberMailToken(store, token);
          return found && { mail: found.mail, email: found.member.email };
        }),
      turnOff: (token) => read(() => turnOffByToken(store, token, { now: Date.now() })),
    },
    apiTokens: createApiTokenAccess({ store, session: required, orRefused: (work) => orRefused(logged(work)) }),
  };
}
