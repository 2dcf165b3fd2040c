import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { configured } from "./configured.ts";
import { openDeps } from "./deps.ts";
import { EnvironmentError, readEnv } from "./env.ts";
import { createSiteServer } from "./http/site-server.ts";
import { loadStaticSite } from "./http/static-site.ts";
import { createLog, gatheredLines } from "./log.ts";
import { createPageRenderer } from "./render-page.ts";
import { storePlace } from "./store/open.ts";
import { holdServerLock } from "./store/server-lock.ts";
import { StoreError } from "./store/store-error.ts";
import { whatWaits } from "./what-waits.ts";

/** The only file with side effects: environment, store, application, listen, and shut down in the reverse order. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel, gatheredLines());
  if (!env.databaseUrl) holdServerLock(env.dataDir);
  const deps = await openDeps(env, log);
  const site = loadStaticSite("build/client", { https: env.siteUrl.startsWith("https:") });
  const app = createApp(deps, createPageRenderer(build, "production"));
  const server = createSiteServer(site, getRequestListener(app.fetch));

  const waiting = await whatWaits(deps.store);
  server.listen(env.port, env.host, () => {
    deps.outbox.start();
    const lines = [
      `AMIVA+ is on http://localhost:${env.port}`,
      ...(isLocal(env.siteUrl) ? [] : [`  public as ${env.siteUrl}`]),
      `  store     ${storePlace(env)}`,
      ...configured(env, waiting).map(({ name, says }) => `  ${name.padEnd(9)} ${says}`),
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? `port ${env.port} is in use; set PORT to another` : error.message;
    stop(`AMIVA+ cannot listen: ${reason}`);
  });

  const shutDown = () => {
    // Visitors first, then what is being delivered; what is left is in the store for the next start.
    server.close(
      () =>
        void Promise.all([deps.outbox.stop(), deps.renderer.close()])
          .then(deps.store.close)
          .then(() => process.exit(0)),
    );
    server.closeIdleConnections();
    // A visitor's slow download must not hold a restart for ever.
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
  };
  process.once("SIGTERM", shutDown);
  process.once("SIGINT", shutDown);
}

function isLocal(url: string): boolean {
  return new URL(url).hostname === "localhost";
}

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

main().catch((error: unknown) => {
  if (error instanceof EnvironmentError || error instanceof StoreError) stop(error.message);
  throw error;
});
