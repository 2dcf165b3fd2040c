import { randomUUID } from "node:crypto";
import { auditWords } from "#content/desk/settings/audit.ts";
import { type Role, roles } from "#domain/desk/people/member.ts";
import { can, type DeskAction, deskActions } from "#domain/desk/people/roles.ts";

/** A request without a screen; with a form it is a POST. */
export type DirectRequest = {
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  /** In the answer of those who may; others get the page without it. */
  readonly shows?: string;
};
/** Two leads of one company, a message, a colleague, and a webhook. */
export type Subjects = {
  readonly lead: string;
  readonly twin: string;
  readonly message: string;
  readonly company: string;
  readonly colleague: string;
  readonly webhook: string;
};

const onLead = (lead: string, intent: string, more: Readonly<Record<string, string>> = {}): DirectRequest => ({
  path: `/desk/leads/${lead}`,
  form: { intent, ...more },
});
const onLeads = (id: string, form: Readonly<Record<string, string>>): DirectRequest => ({
  path: "/desk/leads",
  form: { id, ...form },
});
const change = (lead: string, field: string, to: string): readonly DirectRequest[] => [
  onLead(lead, "change", { field, to }),
  onLeads(lead, { field, to }),
];
const onSettings = (form: Readonly<Record<string, string>>): DirectRequest => ({ path: "/desk/settings", form });

/** Every way to do each action of the role table. */
export const directRequests: Readonly<Record<DeskAction, (given: Subjects) => readonly DirectRequest[]>> = {
  readLeads: ({ lead }) => [
    { path: "/desk" },
    { path: "/desk/leads" },
    { path: `/desk/leads/${lead}` },
    { path: "/desk/messages" },
    { path: "/desk/leads", form: { intent: "saveView", name: "Mine" } },
    { path: "/desk/leads", form: { intent: "chooseColumns", columns: "value" } },
  ],
  readDeliveries: () => [{ path: "/desk/deliveries" }],
  readSales: () => [{ path: "/desk/sales" }],
  readFunnel: () => [{ path: "/desk/funnel" }],
  writeNote: ({ lead }) => [onLead(lead, "note", { id: randomUUID(), text: "Called." })],
  changeStage: ({ lead }) => change(lead, "stage", "tried"),
  assignLead: ({ lead, colleague }) => change(lead, "owner", colleague),
  setFollowUp: ({ lead }) => change(lead, "followUp", "2030-01-15"),
  sendLink: ({ lead }) => [onLead(lead, "sendLink")],
  openReport: ({ lead }) => [onLead(lead, "openReport", { edition: "professional" })],
  closeReport: ({ lead }) => [onLead(lead, "closeReport", { edition: "professional" })],
  redeliver: ({ lead }) => [
    onLead(lead, "redeliver"),
    onLeads(lead, { intent: "redeliver" }),
    { path: "/desk/deliveries", form: { delivery: "all" } },
  ],
  mergeLeads: ({ lead, twin }) => [onLead(lead, "merge", { other: twin }), onLead(lead, "split", { other: twin })],
  answerMessage: ({ message }) => [
    { path: "/desk/messages", form: { intent: "answer", id: message } },
    { path: "/desk/messages", form: { intent: "reopen", id: message } },
  ],
  exportLeads: () => [
    { path: "/desk/leads/export", form: { format: "csv" } },
    { path: "/desk/leads/export", form: { format: "xlsx" } },
    { path: "/desk/export", form: { what: "sales", of: "2026-11" } },
    { path: "/desk/export", form: { what: "funnel", of: "2026-11-16" } },
  ],
  deletePerson: ({ lead, twin, company }) => [
    onLead(lead, "remove", { typed: company }),
    onLeads(twin, { intent: "remove", typed: "1" }),
    {
      path: "/desk/messages",
      form: { intent: "remove", email: "visitor@owner.example", typed: "visitor@owner.example" },
    },
  ],
  managePeople: ({ colleague }) => [
    onSettings({ do: "invite", email: `${randomUUID()}@firm.example`, role: "analyst" }),
    onSettings({ do: "withdraw", email: "nobody@firm.example" }),
    onSettings({ do: "requireSecondStep", ofAll: "no" }),
    onSettings({ do: "changeRole", id: colleague, role: "partner" }),
    onSettings({ do: "removeSecondStep", id: colleague }),
    onSettings({ do: "resetLink", id: colleague }),
    onSettings({ do: "remove", id: colleague }),
  ],
  manageConnections: ({ lead, webhook }) => [
    onSettings({ do: "test", connection: "crm" }),
    onSettings({ do: "addWebhook", url: "https://receiver.example/", "event:lead.created": "yes" }),
    onSettings({ do: "updateWebhook", id: webhook, url: "https://other.invalid/", "event:lead.created": "yes" }),
    onSettings({ do: "renewSecret", id: webhook }),
    onSettings({ do: "endOldSecret", id: webhook }),
    onSettings({ do: "turnOnWebhook", id: webhook }),
    onSettings({ do: "testWebhook", id: webhook }),
    onSettings({ do: "removeWebhook", id: webhook }),
    onSettings({ do: "makeToken", name: "Warehouse", "leads:read": "yes", lifetime: "days90" }),
    onSettings({ do: "endToken", id: "none" }),
    onSettings({ do: "ownerMails", on: "no" }),
    onLead(lead, "allowMail"),
    onSettings({ do: "savePartnerSite", name: "Harbor Bank", origins: "harborbank.example", isOn: "yes" }),
    onSettings({ do: "removePartnerSite", key: "none" }),
  ],
  readAudit: () => [{ path: "/desk/settings", shows: auditWords.caption }],
};

export type Visitor = Role | "nobody";
export const visitors: readonly Visitor[] = ["nobody", ...roles];
export type Ask = (
  who: Visitor,
  request: DirectRequest,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** `yes`, `no`, or what was neither. */
type Cell = string;
export type RoleMatrix = ReadonlyMap<DeskAction, Readonly<Record<Visitor, Cell>>>;

/** Their requests leave nothing for the next visitor to ask about. */
const consuming: readonly DeskAction[] = ["deletePerson", "mergeLeads", "managePeople", "manageConnections"];

/** What each role and a stranger can do by direct requests. Fresh subjects only where they are used up. */
export async function askRoleMatrix(ask: Ask, subjects: () => Promise<Subjects>): Promise<RoleMatrix> {
  const shared = await subjects();
  const matrix = new Map<DeskAction, Readonly<Record<Visitor, Cell>>>();
  for (const action of deskActions) {
    const cells: [Visitor, Cell][] = [];
    for (const who of visitors) {
      const given = consuming.includes(action) ? await subjects() : shared;
      const found = new Set<string>();
      for (const request of directRequests[action](given)) found.add(await outcome(await ask(who, request), request));
      cells.push([who, [...found].join("; ")]);
    }
    matrix.set(action, Object.fromEntries(cells) as Record<Visitor, Cell>);
  }
  return matrix;
}

/** As the rule has it. */
export function expectedMatrix(): RoleMatrix {
  const cell = (who: Visitor, action: DeskAction) => (who !== "nobody" && can(who, action) ? "yes" : "no");
  return new Map(
    deskActions.map((action) => [
      action,
      Object.fromEntries(visitors.map((who) => [who, cell(who, action)])) as Record<Visitor, Cell>,
    ]),
  );
}

/** What an owner's own browser would do if another site sent it: all of these must be refused. */
export async function askFromOtherSites(ask: Ask, subjects: () => Promise<Subjects>): Promise<readonly string[]> {
  const given = await subjects();
  const accepted: string[] = [];
  for (const action of deskActions)
    for (const request of directRequests[action](given).filter(({ form }) => form !== undefined))
      for (const headers of [
        { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
        { Origin: "null" },
        { "Sec-Fetch-Site": "same-site", Origin: "" },
      ]) {
        const { status } = await ask("owner", request, headers);
        if (status !== 403) accepted.push(`${action} ${request.path} ${JSON.stringify(headers)}: ${status}`);
      }
  return accepted;
}

async function outcome(answer: Response, { path, form, shows }: DirectRequest): Promise<string> {
  const text = await answer.text();
  const { status } = answer;
  if (status === 302 && answer.headers.get("Location")?.startsWith("/desk/sign-in")) return "no";
  if (status === 403 || (shows !== undefined && status === 200 && !text.includes(shows))) return "no";
  return status < 400 ? "yes" : `${path} ${form?.["do"] ?? form?.["intent"] ?? ""} answered ${status}`;
}

export function matrixText(matrix: RoleMatrix): string {
  const line = (cells: readonly string[]) => cells.map((cell, index) => cell.padEnd(index === 0 ? 20 : 9)).join("");
  const rows = [...matrix].map(([action, cells]) => line([action, ...visitors.map((who) => cells[who])]));
  return [line(["", ...visitors]), ...rows].map((row) => row.trimEnd()).join("\n");
}
