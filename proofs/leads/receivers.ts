import { startFakeSmtp } from "../../tests/fakes/smtp.ts";
import type { ReceiverBehavior } from "../../tests/fakes/webhook-receiver.ts";
import { oneOf, type Random } from "../../tests/support/random.ts";
import { accepts, startEventReceiver } from "../harness/receivers/event-receiver.ts";
import type { ReceivedEvent, ReceivedMail } from "../harness/receivers/receiver-violations.ts";

const hookFaultShare = 0.25;

/** The firm's mailbox and its own system, which are told about leads beside the CRM. */
export type Receivers = {
  /** Settings for the servers that deliver to them. */
  readonly env: Readonly<Record<string, string>>;
  /** Both fail from now on, in ways chosen at random. */
  fail(random: Random): void;
  recover(): void;
  mails(): readonly ReceivedMail[];
  events(): readonly ReceivedEvent[];
  /** How often each fault of the webhooks' receiver was met. */
  readonly faults: Readonly<Record<string, number>>;
  stop(): Promise<void>;
};

/** Refused, refused for now, or accepted without an answer that arrives. */
const hookFaults: readonly [string, ReceiverBehavior][] = [
  ["refused", { answers: 500 }],
  ["busy", { answers: 429, headers: { "retry-after": "1" } }],
  ["cut off", "dies"],
  ["half an answer", "stalls"],
];

export async function startReceivers(): Promise<Receivers> {
  const [smtp, hooks] = await Promise.all([startFakeSmtp(), startEventReceiver("drill of leads")]);
  const faults: Record<string, number> = {};
  return {
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: "site@firm.example",
      MAIL_TO: "desk@firm.example",
      HOOK_URL: hooks.url,
      HOOK_SECRET: hooks.secret,
      READER_ALLOW_HOSTS: hooks.host,
    },
    fail(random) {
      smtp.behave(oneOf(random, ["well", "defer", "drop"]));
      hooks.behave(() => {
        const [first = ["", accepts], ...others] = hookFaults;
        const [name, behavior] = random() < hookFaultShare ? oneOf(random, [first, ...others]) : ["", accepts];
        if (name !== "") faults[name] = (faults[name] ?? 0) + 1;
        return behavior;
      });
    },
    recover() {
      smtp.behave("well");
      hooks.recover();
    },
    mails: () => smtp.received.map(({ mail }) => ({ id: mail.messageId ?? "", text: mail.text ?? "" })),
    events: hooks.events,
    faults,
    stop: async () => {
      await Promise.all([smtp.stop(), hooks.stop()]);
    },
  };
}
