import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { openDeps } from "#server/deps.ts";
import { readEnv } from "#server/env.ts";
import { integrationStatus } from "#server/ops/integration-status.ts";
import { createLog, type RequestIds } from "#server/ops/log.ts";
import { silentMetrics } from "#server/ops/metrics/metrics.ts";
import { outboxSummary } from "#server/ops/outbox-summary.ts";
import { storeLocation } from "#server/store/open.ts";
import { holdServerLock } from "#server/store/server-lock.ts";
import { exitOnError } from "#tooling/run/exit-on-error.ts";
import { validateContent } from "#tooling/validate-content.ts";

/** Pages with hot reload on localhost:3000, API on localhost:8888, both from the sources. */
process.env["NODE_ENV"] = "development";
const env = await exitOnError(async () => {
  validateContent();
  return readEnv();
});
const pagePort = env.devPort;
const requestIds: RequestIds = new AsyncLocalStorage();
const log = createLog(env.logLevel, undefined, requestIds);
const deps = await exitOnError(async () => {
  if (!env.databaseUrl) holdServerLock(env.dataDir);
  return openDeps(env, { log, metrics: silentMetrics, requestIds });
});
const pageServer = createServer();
const vite = await createVite({
  appType: "custom",
  server: {
    middlewareMode: true,
    hmr: { server: pageServer },
    // Files written by tests, builds and the store must not reload the page.
    watch: { ignored: ["**/.cache/**", "**/build/**", "**/data/**"] },
  },
});

/** The desk is a second application; its styles and scripts are below `/desk/`. */
const deskVite = await createVite({
  root: "app/desk",
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: pageServer, path: "desk-hmr" }, fs: { allow: [process.cwd()] } },
});

/** The frame on partners' sites is a third one. */
const embedVite = await createVite({
  root: "app/embed",
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: pageServer, path: "embed-hmr" }, fs: { allow: [process.cwd()] } },
});

/** Looked up per request: a change of Vite's configuration replaces it. */
function moduleRunner(server: ViteDevServer) {
  const environment = server.environments["ssr"];
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error("Vite has no server environment to run code in");
  return environment.runner;
}

/** Modules are imported per request; Vite returns the same module until one of its files changes. */
const answer: RequestListener = (request, response) => {
  void handle(request, response);
};

async function handle(...[request, response]: Parameters<RequestListener>): Promise<void> {
  try {
    const runner = moduleRunner(vite);
    const { createApp } = await runner.import<typeof import("#server/app.ts")>("/server/app.ts");
    const { createPageRenderer } = await runner.import<typeof import("#server/http/pages/render-page.ts")>(
      "/server/http/pages/render-page.ts",
    );
    const build = await runner.import("virtual:react-router/server-build");
    const app = createApp(deps, createPageRenderer(build, "development"), {
      development: true,
      desk: { load: () => moduleRunner(deskVite).import(resolve("app/desk/render-desk.ts")) },
      embed: { load: () => moduleRunner(embedVite).import(resolve("app/embed/render-embed.ts")) },
    });
    await getRequestListener(app.fetch)(request, response);
  } catch (error) {
    log.error({ err: error }, "development server");
    response.writeHead(500, { "Content-Type": "text/plain" }).end(error instanceof Error ? error.stack : String(error));
  }
}

function viteOf(path: string): ViteDevServer {
  if (path.startsWith("/desk")) return deskVite;
  return path.startsWith("/embed/") ? embedVite : vite;
}

pageServer.on("request", (request, response) => {
  const { url = "" } = request;
  viteOf(url).middlewares(request, response, () => {
    // Vite takes its base off the address.
    request.url = url;
    answer(request, response);
  });
});
pageServer.listen(pagePort);
createServer((request, response) => {
  // The page on its own port may call the API here; in production both share one origin.
  response.setHeader("Access-Control-Allow-Origin", `http://localhost:${pagePort}`);
  response.setHeader("Access-Control-Allow-Headers", "Content-Type");
  response.setHeader("Access-Control-Allow-Methods", "GET, POST, DELETE");
  if (request.method === "OPTIONS") response.writeHead(204).end();
  else answer(request, response);
}).listen(env.port);

deps.outbox.start();
const waiting = await outboxSummary(deps.store);
const lines = [
  `Pages      http://localhost:${pagePort}`,
  `Components http://localhost:${pagePort}/__components`,
  `API        http://localhost:${env.port}/api/health`,
  `  store     ${storeLocation(env)}`,
  ...integrationStatus(env, waiting).map(({ name, description }) => `  ${name.padEnd(9)} ${description}`),
];
process.stdout.write(`${lines.join("\n")}\n`);
