import type { AuditQuery } from "#domain/desk/people/audit-view.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { can } from "#domain/desk/people/roles.ts";
import type { LaunchView } from "#domain/desk/screens/launch-view.ts";
import type { Env } from "#server/env.ts";
import { findLaunchBlockers } from "#server/ops/launch/launch-blockers.ts";
import { optionalServicesOff } from "#server/ops/launch/launch-settings.ts";
import { version } from "#server/ops/version.ts";
import { createDeskAuditLog } from "#server/services/desk/people/audit-log.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { listMembers } from "#server/store/desk/people/members.ts";
import { createWebhookSender } from "#server/vendors/webhooks/sender.ts";
import { readTokens } from "./api-tokens.ts";
import { type ConnectionParts, createDeskConnections } from "./connections.ts";
import { readOwnerMails } from "./owner-mails.ts";
import { createDeskPartnerSites } from "./partner-sites.ts";
import { createDeskWebhooks } from "./webhooks.ts";

/** What must be changed before the launch. @throws AppError roleRefused */
function readLaunchChecklist(member: Member, env: Env): LaunchView {
  requireRole(member, "manageConnections");
  return { blockers: findLaunchBlockers(env), off: optionalServicesOff(env), version };
}

/**
 * The settings besides people: connections, tokens of the API, follow-up emails, partner sites, launch checklist and
 * audit log.
 */
export function createDeskSettings(parts: ConnectionParts) {
  const connections = createDeskConnections(parts);
  const sender = createWebhookSender({ allowHosts: parts.env.readerAllowHosts });
  const webhooks = createDeskWebhooks({ ...parts, sender });
  const auditLog = createDeskAuditLog(parts);
  const partners = createDeskPartnerSites(parts);
  return {
    /** Other roles learn which owners to ask. */
    async read(member: Member, query: AuditQuery) {
      if (!can(member.role, "manageConnections")) {
        const owners = (await listMembers(parts.store)).filter(({ role }) => role === "owner");
        return { isOwner: false, owners: owners.map(({ name }) => name) } as const;
      }
      const [list, calendar, hooks, apiTokens, ownerMails, partnerSites, audit] = await Promise.all([
        connections.read(member),
        connections.readCalendar(member),
        webhooks.read(member),
        readTokens(parts.store, member),
        readOwnerMails(parts.store, member, parts.env),
        partners.list(member),
        auditLog.read(member, query),
      ]);
      const launch = readLaunchChecklist(member, parts.env);
      return {
        isOwner: true,
        connections: list,
        calendar,
        webhooks: hooks,
        apiTokens,
        ownerMails,
        partnerSites,
        launch,
        audit,
      } as const;
    },
    test: connections.test,
    webhooks,
    savePartnerSite: partners.save,
    removePartnerSite: partners.remove,
  };
}
