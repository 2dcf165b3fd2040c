import type { Server } from "node:http";
import { errorCode, errorPlace } from "#server/ops/error-code.ts";
import type { Log } from "#server/ops/log.ts";
import { trackConnections } from "./connection-drain.ts";
import type { Lifecycle } from "./lifecycle.ts";

/** How long each part of an end may take, in milliseconds. Their sum with DRAIN_MS is what a supervisor must wait before it kills. */
export const endLimits = {
  /** Connections are accepted until no more arrive for `quiet`, and at most for this long. */
  accept: 500,
  quiet: 20,
  /** Slow downloads are cut off after this. */
  downloads: 10_000,
  /** After a failure that nobody caught less is trusted, and the supervisor is waiting to start again. */
  downloadsAfterFailure: 3_000,
  /** A connection that has sent nothing by then was opened in advance and is closed. */
  silent: 1_000,
  /** Deliveries under way, the renderer and the store; what hangs is left behind. */
  parts: 15_000,
  /** npm hands on a signal that the terminal has sent to all: the same one, twice. */
  sameSignal: 1_000,
} as const;

type EndLimits = { readonly [Part in keyof typeof endLimits]: number };

export type EndSettings = {
  readonly server: Server;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
  /** How long the server goes on as before once it says that it is leaving, so that proxies can learn of it. */
  readonly drainMs: number;
  /** Ends what works behind the visitors' server, in its order. */
  readonly endParts: () => Promise<void>;
  readonly process?: Pick<NodeJS.Process, "on" | "exit">;
  readonly now?: () => number;
  readonly limits?: EndLimits;
};

type Ending = { readonly graceMs: number; readonly downloadsMs: number; readonly exitCode: number };

/**
 * Ends the process in order: readiness goes red, the grace passes, nobody new is taken, those who are here get their answers,
 * then deliveries, renderer and store. SIGTERM comes from a supervisor and has the grace; SIGINT from a keyboard and has none.
 * A second signal ends at once. What is undelivered is in the store for the next start.
 */
export function endInOrder({
  server,
  lifecycle,
  log,
  drainMs,
  endParts,
  process: self = process,
  now = Date.now,
  limits = endLimits,
}: EndSettings): void {
  const connections = trackConnections(server);
  let begunAt: number | undefined;
  let exitCode = 0;

  async function end({ graceMs, downloadsMs, exitCode: code }: Ending): Promise<void> {
    exitCode = Math.max(exitCode, code);
    if (begunAt !== undefined) return;
    begunAt = now();
    lifecycle.drain();
    log.info({ graceMs }, "draining");
    setTimeout(() => giveUp("did not end in time"), graceMs + limits.accept + downloadsMs + limits.parts).unref();
    try {
      await new Promise((resolve) => setTimeout(resolve, graceMs));
      await connections.close({ quietMs: limits.quiet, acceptMs: limits.accept, silentMs: limits.silent, downloadsMs });
      await endParts();
      log.info({ ms: now() - begunAt }, "ended");
    } catch (error) {
      return giveUp("did not end in order", error);
    }
    self.exit(exitCode);
  }

  function giveUp(words: string, error?: unknown): void {
    log.error(error === undefined ? {} : { code: errorCode(error), at: errorPlace(error) }, words);
    self.exit(1);
  }

  const onSignal = (signal: string, graceMs: number) => {
    if (begunAt === undefined) return void end({ graceMs, downloadsMs: limits.downloads, exitCode: 0 });
    if (now() - begunAt < limits.sameSignal) return;
    log.warn({ signal }, "ended at once, because it was asked for twice");
    self.exit(1);
  };
  self.on("SIGTERM", () => onSignal("SIGTERM", drainMs));
  self.on("SIGINT", () => onSignal("SIGINT", 0));
  // Nobody knows in which state it left the process; the supervisor starts a new one. Rejections nobody waits for come here too.
  self.on("uncaughtException", (error, origin) => {
    log.fatal({ code: errorCode(error), at: errorPlace(error), origin }, "failed where nobody caught it");
    void end({ graceMs: 0, downloadsMs: limits.downloadsAfterFailure, exitCode: 1 });
  });
}
