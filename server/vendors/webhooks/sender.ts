import { Webhook } from "standardwebhooks";
import { site } from "#content/site.ts";
import { AppError } from "#server/http/app-error.ts";
import { nameServerResolve, type Resolve } from "#server/vendors/website-reader/name-lookup.ts";
import { allowedHosts } from "#server/vendors/website-reader/page-address.ts";
import { publicClient } from "#server/vendors/website-reader/public-client.ts";
import { receivedBytes } from "#server/vendors/website-reader/received-bytes.ts";
import { parseWebhookAddress } from "./webhook-address.ts";

export type WebhookMessage = {
  readonly url: string;
  /** Each signs, so that a receiver may know either. */
  readonly secrets: readonly string[];
  /** The same for every try, so that a receiver can tell a repeat. */
  readonly id: string;
  readonly body: string;
};

export type SentWebhook =
  | { readonly status: number; readonly retryInSeconds?: number | undefined }
  /** A code or short words. */
  | { readonly failed: string };

/** Sends events to other systems as Standard Webhooks, and only to public servers. */
export type WebhookSender = {
  /** Never rejects. */
  send(message: WebhookMessage, signal?: AbortSignal): Promise<SentWebhook>;
};

export type SenderSettings = {
  /** `host:port` pairs that may be loopback and without TLS; for tests only. */
  readonly allowHosts: readonly string[];
  readonly resolve?: Resolve | undefined;
  /** For everything together: name lookup, connection and the answer's head. */
  readonly deadlineMs?: number;
  readonly now?: () => number;
};

const userAgent = `${site.brand.replace(/[^A-Za-z0-9]/g, "")}-Webhooks/1.0`;
/** A short answer is read, so that the receiver sees no broken connection; the rest of a long one is not. */
const maxBodyBytes = 16_384;
const maxBodyMs = 1_000;

const tookTooLong = "took too long";
const addressNotPublic = "address not public";

export function createWebhookSender(settings: SenderSettings): WebhookSender {
  const { resolve = nameServerResolve(), deadlineMs = 10_000, now = Date.now } = settings;
  const allowed = allowedHosts(settings.allowHosts);

  return {
    async send({ url: address, secrets, id, body }, given) {
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), deadlineMs);
      const signal = given ? AbortSignal.any([deadline.signal, given]) : deadline.signal;
      try {
        const url = parseWebhookAddress(address, allowed);
        const { client, onInfo } = publicClient(url, { resolve, allowed, signal, received: receivedBytes() });
        try {
          const answer = await client.request({
            method: "POST",
            path: url.pathname + url.search,
            headers: { "content-type": "application/json", "user-agent": userAgent, ...signed(secrets, id, body) },
            body,
            signal,
            onInfo,
          });
          const pause = AbortSignal.timeout(maxBodyMs);
          await answer.body
            .dump({ limit: maxBodyBytes, signal: AbortSignal.any([signal, pause]) })
            .catch(() => undefined);
          return { status: answer.statusCode, retryInSeconds: retryAfter(answer.headers["retry-after"], now()) };
        } finally {
          await client.destroy();
        }
      } catch (error) {
        return { failed: deadline.signal.aborted ? tookTooLong : reasonOf(error) };
      } finally {
        clearTimeout(timer);
      }
    },
  };

  function signed(secrets: readonly string[], id: string, body: string): Record<string, string> {
    const at = new Date(now());
    return {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
      "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
    };
  }
}

/** Only the code or name of foreign errors: their messages may contain the address. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.code === "addressRefused" ? addressNotPublic : error.message;
  if (!(error instanceof Error)) return "no answer";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** Seconds, or a date. */
function retryAfter(header: string | string[] | undefined, now: number): number | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  if (text === undefined) return undefined;
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : (Date.parse(text) - now) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
