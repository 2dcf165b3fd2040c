import { type FakeVendors, post } from "../harness/fakes.ts";
import type { EventReceiver } from "../harness/receivers/event-receiver.ts";
import { startTcpSwitch } from "../harness/tcp-switch.ts";
import type { Fault, FaultAction } from "./faults.ts";

type VendorFault = Exclude<Fault, "store" | "restart">;

export type FaultyVendors = {
  /** Settings that route to the vendors through the switches. */
  readonly env: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<VendorFault, FaultAction>>;
};

const busy = { answers: 429, headers: { "retry-after": "2" } } as const;
/** Slow, but within the site's timeout: no one is refused, and requests stay under way for long. */
const modelAnswersEveryMs = 6_000;

/** Puts a switch in front of each vendor, and adds faults that are worse than being unreachable. */
export async function makeFaulty(
  { env, board, mailControl }: FakeVendors,
  receiver: EventReceiver,
): Promise<FaultyVendors> {
  const modelUrl = env["OPENAI_BASE_URL"] ?? "";
  const targets = [board.url, modelUrl, env["SMTP_URL"] ?? "", receiver.url];
  const [crm, model, mail, hook] = await Promise.all(targets.map(switchTo));
  if (!crm || !model || !mail || !hook) throw new Error("A vendor has no address");
  const down = ({ turnOn, turnOff }: typeof crm): FaultAction => ({ begin: turnOff, end: turnOn });
  const commandModel = (name: string, body = {}) => post(new URL(`/__${name}`, modelUrl), body);
  let releasing: NodeJS.Timeout | undefined;
  let failures = 0;
  const receives = (choose: Parameters<EventReceiver["behave"]>[0]): FaultAction => ({
    begin: async () => receiver.behave(choose),
    end: async () => receiver.recover(),
  });
  return {
    env: {
      ...env,
      MONDAY_API_URL: withPort(board.url, crm.port),
      OPENAI_BASE_URL: withPort(modelUrl, model.port),
      // With a user name and a password, so that a login can be refused.
      SMTP_URL: `smtp://site:not-a-secret@127.0.0.1:${mail.port}`,
      HOOK_URL: withPort(receiver.url, hook.port),
      HOOK_SECRET: receiver.secret,
      READER_ALLOW_HOSTS: [env["READER_ALLOW_HOSTS"], new URL(withPort(receiver.url, hook.port)).host].join(),
    },
    actions: {
      crmDown: down(crm),
      // Executed, and then answered with an error: the worst case for a CRM.
      crmFailing: { begin: () => board.behave({ mode: "failsAfter" }), end: () => board.behave({ mode: "well" }) },
      modelDown: down(model),
      modelSlow: {
        begin: async () => {
          await commandModel("behave", { mode: "slow" });
          releasing = setInterval(() => void commandModel("release"), modelAnswersEveryMs);
        },
        end: async () => {
          clearInterval(releasing);
          await commandModel("behave", { mode: "well" });
          await commandModel("release");
        },
      },
      mailDown: down(mail),
      mailRefusing: {
        begin: () => post(`${mailControl}/behave`, { mode: "refuseLogin" }),
        end: () => post(`${mailControl}/behave`, { mode: "well" }),
      },
      hookFailing: receives(() => (failures++ % 2 === 0 ? { answers: 500 } : busy)),
      // The request is read, and its answer never comes or stops in the middle.
      hookStalled: receives(() => (failures++ % 2 === 0 ? "hangs" : "stalls")),
      hookDown: down(hook),
    },
  };
}

function switchTo(address: string) {
  const { hostname, port } = new URL(address);
  return startTcpSwitch({ host: hostname, port: Number(port) });
}

function withPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}
