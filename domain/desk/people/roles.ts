import { type Role, roles } from "./member.ts";

/** What can be done on the desk, and the role from which on one may. The desk's services enforce it. */
const leastRole = {
  readLeads: "analyst",
  readDeliveries: "analyst",
  readSales: "analyst",
  readFunnel: "analyst",
  writeNote: "analyst",
  changeStage: "partner",
  assignLead: "partner",
  setFollowUp: "partner",
  sendLink: "partner",
  openReport: "partner",
  closeReport: "partner",
  redeliver: "partner",
  mergeLeads: "partner",
  answerMessage: "partner",
  exportLeads: "owner",
  deletePerson: "owner",
  managePeople: "owner",
  manageConnections: "owner",
  readAudit: "owner",
} as const satisfies Record<string, Role>;

export type DeskAction = keyof typeof leastRole;
export const deskActions = Object.keys(leastRole) as readonly DeskAction[];

export function can(role: Role, action: DeskAction): boolean {
  return roles.indexOf(role) >= roles.indexOf(leastRole[action]);
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}
