import type { Env } from "./env.ts";

export type Configured = {
  readonly name: "analysis" | "crm" | "payments" | "mail";
  readonly on: boolean;
  readonly says: string;
};

/** What has not been delivered yet. */
export type Waiting = { readonly leadsWaiting?: number; readonly mailsWaiting?: number };

/** What is set up and what that means, in words an operator can act on. Holds no secrets: health and `npm start` show it. */
export function configured(env: Env, { leadsWaiting = 0, mailsWaiting = 0 }: Waiting = {}): readonly Configured[] {
  return [
    {
      name: "analysis",
      on: env.analysis !== undefined,
      says: env.analysis
        ? `reads websites with ${env.analysis.model}`
        : "not set; websites are read by the built-in rules",
    },
    { name: "crm", on: env.crm !== undefined, says: crmWords(env.crm, leadsWaiting) },
    part("payments", env.payments, "reports are requested by mail"),
    { name: "mail", on: env.mail !== undefined, says: mailWords(env.mail, mailsWaiting) },
  ];
}

function crmWords(crm: Env["crm"], waiting: number): string {
  const leads = waiting === 1 ? "1 lead waits" : `${waiting} leads wait`;
  const now = waiting === 0 ? "" : `; ${leads} in the outbox`;
  return crm
    ? `delivers leads to board ${crm.boardId} of monday.com${now}`
    : `not set${now || "; leads will wait in the outbox"}`;
}

function mailWords(mail: Env["mail"], waiting: number): string {
  const mails = waiting === 1 ? "1 mail waits" : `${waiting} mails wait`;
  const now = waiting === 0 ? "" : `; ${mails} in the outbox`;
  return mail
    ? `sends as ${mail.from}, alerts to ${mail.to}${now}`
    : `not set${now || "; mails will wait in the outbox"}`;
}

/** The settings are checked already; the parts that use them are not there yet, and the operator must not think so. */
function part(name: Configured["name"], setting: object | undefined, meanwhile: string): Configured {
  const on = setting !== undefined;
  return { name, on, says: `${on ? "set, not used by this version" : "not set"}; ${meanwhile}` };
}
