import type { AuditQuery } from "#domain/desk/people/audit-view.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { can } from "#domain/desk/people/roles.ts";
import type { LaunchView } from "#domain/desk/screens/launch-view.ts";
import type { Env } from "#server/env.ts";
import { findLaunchBlockers } from "#server/ops/launch/launch-blockers.ts";
import { optionalServicesOff } from "#server/ops/launch/launch-settings.ts";
import { createDeskAuditLog } from "#server/services/desk/people/audit-log.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { listMembers } from "#server/store/desk/people/members.ts";
import { type ConnectionParts, createDeskConnections } from "./connections.ts";

/** What must be changed before the launch. @throws AppError roleRefused */
export function readLaunchChecklist(member: Member, env: Env): LaunchView {
  requireRole(member, "manageConnections");
  return { blockers: findLaunchBlockers(env), off: optionalServicesOff(env) };
}

/** The settings beside people: connections, launch checklist and audit log. */
export function createDeskSettings(parts: ConnectionParts) {
  const connections = createDeskConnections(parts);
  const auditLog = createDeskAuditLog(parts);
  return {
    /** Who may not read them learns whom to ask. */
    async read(member: Member, query: AuditQuery) {
      if (!can(member.role, "manageConnections")) {
        const owners = (await listMembers(parts.store)).filter(({ role }) => role === "owner");
        return { isOwner: false, owners: owners.map(({ name }) => name) } as const;
      }
      const [list, audit] = await Promise.all([connections.read(member), auditLog.read(member, query)]);
      return { isOwner: true, connections: list, launch: readLaunchChecklist(member, parts.env), audit } as const;
    },
    test: connections.test,
  };
}
