import { Webhook } from "standardwebhooks";
import { type ReceiverBehavior, startWebhookReceiver } from "../../../tests/fakes/webhook-receiver.ts";
import type { ReceivedEvent } from "./receiver-violations.ts";

/** A system of the firm that is told about events by webhook, and remembers every request. */
export type EventReceiver = {
  readonly url: string;
  readonly secret: string;
  /** For READER_ALLOW_HOSTS. */
  readonly host: string;
  events(): readonly ReceivedEvent[];
  /** Chosen for each request from now on. */
  behave(choose: () => ReceiverBehavior): void;
  recover(): void;
  stop(): Promise<void>;
};

export const accepts: ReceiverBehavior = { answers: 204 };

export async function startEventReceiver(name: string): Promise<EventReceiver> {
  const receiver = await startWebhookReceiver();
  const secret = `whsec_${Buffer.from(name.padEnd(32, ".")).toString("base64")}`;
  const signature = new Webhook(secret);
  const events: ReceivedEvent[] = [];
  const behave = (choose: () => ReceiverBehavior) =>
    receiver.behave(({ headers, body }) => {
      events.push({ id: headers["webhook-id"] ?? "", body, isSigned: isSigned(signature, headers, body) });
      return choose();
    });
  const recover = () => behave(() => accepts);
  recover();
  const { url, host, stop } = receiver;
  return { url, secret, host, events: () => events, behave, recover, stop };
}

/** By the standard's own package, at the moment of receipt: it also checks the time. */
function isSigned(signature: Webhook, headers: Readonly<Record<string, string>>, body: string): boolean {
  try {
    signature.verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
