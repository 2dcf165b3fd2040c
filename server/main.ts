import { AsyncLocalStorage } from "node:async_hooks";
import { dirname, join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { site as firm } from "#content/site.ts";
import { createApp } from "./app.ts";
import { openDeps } from "./deps.ts";
import { EnvironmentError, readEnv } from "./env.ts";
import { createVisitCounter } from "./http/pages/count-visits.ts";
import { deskBuild } from "./http/pages/desk-pages.ts";
import { embedBuild } from "./http/pages/embed-pages.ts";
import { createPages } from "./http/pages/render-page.ts";
import { countServedFiles } from "./http/pages/served-files.ts";
import { loadStaticSite } from "./http/pages/static-site.ts";
import { createSiteServer } from "./http/site-server.ts";
import { createHealthCheck } from "./ops/health.ts";
import { integrationStatus } from "./ops/integration-status.ts";
import { bufferedLines, createLog, type RequestIds } from "./ops/log.ts";
import { silentMetrics } from "./ops/metrics/metrics.ts";
import { createMetricsRegistry } from "./ops/metrics/metrics-registry.ts";
import { listenForMetrics } from "./ops/metrics/metrics-server.ts";
import { collectSiteMetrics } from "./ops/metrics/metrics-sources.ts";
import { outboxSummary } from "./ops/outbox-summary.ts";
import { lockBuild } from "./ops/shutdown/build-lock.ts";
import { shutDownInOrder } from "./ops/shutdown/shut-down.ts";
import { version } from "./ops/version.ts";
import { storeLocation } from "./store/open.ts";
import { holdServerLock } from "./store/server-lock.ts";
import { StoreError } from "./store/store-error.ts";

/** The build that this file is part of, with `client` and `server` in it. */
const buildFolder = dirname(import.meta.dirname);

/** The only file with side effects: environment, store, application, listen, and shut down in the reverse order. */
async function main(): Promise<void> {
  lockBuild(buildFolder);
  const env = readEnv();
  const requestIds: RequestIds = new AsyncLocalStorage();
  const log = createLog(env.logLevel, bufferedLines(), requestIds);
  const registry = env.metrics && createMetricsRegistry();
  if (!env.databaseUrl) holdServerLock(env.dataDir);
  const deps = await openDeps(env, { log, metrics: registry ?? silentMetrics, requestIds }, import.meta.dirname);
  const site = loadStaticSite(join(buildFolder, "client"), { https: env.siteUrl.startsWith("https:") });
  const desk = deskBuild(join(buildFolder, "desk"));
  const embed = embedBuild(join(buildFolder, "embed"));
  const app = createApp(deps, createPages(build, env), { desk, embed });
  const served = countServedFiles();
  const server = createSiteServer(site, getRequestListener(app.fetch), {
    lifecycle: deps.lifecycle,
    served,
    visits: createVisitCounter(deps.funnel.visit),
  });
  if (registry) collectSiteMetrics(registry, { env, store: deps.store, build: build.assets.version, served });
  const health = createHealthCheck(deps);
  const metricsServer = registry && env.metrics && (await listenForMetrics({ registry, health }, env.metrics));

  const waiting = await outboxSummary(deps.store);
  server.listen(env.port, env.host, () => {
    deps.outbox.start();
    deps.outages.start();
    deps.digests?.start();
    deps.funnel.start();
    deps.deliveryCounter.start();
    deps.pruning.start();
    const lines = [
      `${firm.brand} ${version} is on http://localhost:${env.port}`,
      ...(isLocal(env.siteUrl) ? [] : [`  public as ${env.siteUrl}`]),
      ...(env.builtFor === __SITE_URL__
        ? []
        : [
            `  but built for ${__SITE_URL__}, which canonical links and the sitemap name: build it again with this SITE_URL`,
          ]),
      `  store     ${storeLocation(env)}`,
      ...integrationStatus(env, waiting).map(({ name, description }) => `  ${name.padEnd(9)} ${description}`),
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? `port ${env.port} is in use; set PORT to another` : error.message;
    stop(`${firm.brand} cannot listen: ${reason}`);
  });

  shutDownInOrder({
    server,
    lifecycle: deps.lifecycle,
    log,
    drainMs: env.drainMs,
    stopServices: async () => {
      for (const probe of deps.probes) probe.stop();
      deps.outages.stop();
      deps.digests?.stop();
      deps.pruning.stop();
      await Promise.all([deps.board.stop(), deps.outbox.stop(), deps.renderer.close()]);
      await Promise.all([deps.funnel.stop(), deps.deliveryCounter.stop()]);
      await deps.store.close();
      // Last, so that metrics are available until the end.
      await metricsServer?.close();
    },
  });
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
