import type { Server } from "node:http";
import { errorCode, errorLocation } from "#server/ops/error-code.ts";
import type { Log } from "#server/ops/log.ts";
import { trackConnections } from "./connection-drain.ts";
import type { Lifecycle } from "./lifecycle.ts";

/** Limits of each step in milliseconds. Their sum plus DRAIN_MS is what a supervisor must wait before it kills. */
export const shutdownLimits = {
  /** Connections are accepted until none arrive for `quiet`, and at most for this long. */
  accept: 500,
  quiet: 20,
  /** Slow downloads are cut off after this. */
  downloads: 10_000,
  /** After an uncaught error the process is less reliable, and the supervisor waits to restart it. */
  downloadsAfterFailure: 3_000,
  /** A connection that has sent nothing by then was opened in advance and is closed. */
  silent: 1_000,
  /** Running deliveries, the renderer and the store; what hangs is left behind. */
  parts: 15_000,
  /** npm forwards a signal that the terminal has sent to all: the same one, twice. */
  sameSignal: 1_000,
} as const;

type ShutdownLimits = { readonly [Part in keyof typeof shutdownLimits]: number };

export type ShutdownSettings = {
  readonly server: Server;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
  /** How long the server continues as before after readiness fails, so that proxies notice. */
  readonly drainMs: number;
  /** Ends what runs behind the public server, in order. */
  readonly stopServices: () => Promise<void>;
  readonly process?: Pick<NodeJS.Process, "on" | "exit">;
  readonly now?: () => number;
  readonly limits?: ShutdownLimits;
};

type ShutdownRun = { readonly drainMs: number; readonly downloadsMs: number; readonly exitCode: number };

/**
 * Ends the process in order: readiness fails, the grace passes, no new connection is accepted, open requests are
 * answered, then deliveries, renderer and store end. SIGTERM comes from a supervisor and has the grace; SIGINT comes
 * from a keyboard and has none. A second signal ends at once. Undelivered jobs are in the store for the next start.
 */
export function shutDownInOrder({
  server,
  lifecycle,
  log,
  drainMs,
  stopServices,
  process: self = process,
  now = Date.now,
  limits = shutdownLimits,
}: ShutdownSettings): void {
  const connections = trackConnections(server);
  let begunAt: number | undefined;
  let exitCode = 0;

  async function end({ drainMs, downloadsMs, exitCode: code }: ShutdownRun): Promise<void> {
    exitCode = Math.max(exitCode, code);
    if (begunAt !== undefined) return;
    begunAt = now();
    lifecycle.drain();
    log.info({ drainMs }, "draining");
    setTimeout(() => giveUp("shutdown timed out"), drainMs + limits.accept + downloadsMs + limits.parts).unref();
    try {
      await new Promise((resolve) => setTimeout(resolve, drainMs));
      await connections.close({ quietMs: limits.quiet, acceptMs: limits.accept, silentMs: limits.silent, downloadsMs });
      await stopServices();
      log.info({ ms: now() - begunAt }, "stopped");
    } catch (error) {
      return giveUp("shutdown failed", error);
    }
    self.exit(exitCode);
  }

  function giveUp(words: string, error?: unknown): void {
    log.error(error === undefined ? {} : { code: errorCode(error), at: errorLocation(error) }, words);
    self.exit(1);
  }

  const onSignal = (signal: string, drainMs: number) => {
    if (begunAt === undefined) return void end({ drainMs, downloadsMs: limits.downloads, exitCode: 0 });
    if (now() - begunAt < limits.sameSignal) return;
    log.warn({ signal }, "stopped at once on a second signal");
    self.exit(1);
  };
  self.on("SIGTERM", () => onSignal("SIGTERM", drainMs));
  self.on("SIGINT", () => onSignal("SIGINT", 0));
  // The state of the process is unknown; the supervisor starts a new one. Unhandled rejections come here too.
  self.on("uncaughtException", (error, origin) => {
    log.fatal({ code: errorCode(error), at: errorLocation(error), origin }, "uncaught exception");
    void end({ drainMs: 0, downloadsMs: limits.downloadsAfterFailure, exitCode: 1 });
  });
}
