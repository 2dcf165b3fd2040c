import { createServer, type Server, type ServerResponse } from "node:http";
import { errorTable } from "#contracts/error-table.ts";
import type { Health } from "#contracts/health.ts";
import { EnvironmentError } from "#server/env.ts";
import { isServing } from "#server/ops/health.ts";
import type { MetricsRegistry } from "./metrics-registry.ts";

type Place = { readonly port: number; readonly host: string };

type Shown = {
  readonly registry: Pick<MetricsRegistry, "text" | "contentType">;
  readonly health: () => Promise<Health>;
};

/** Resolves once it listens. @throws EnvironmentError */
export function listenForMetrics(shown: Shown, { port, host }: Place): Promise<Server> {
  const server = createMetricsServer(shown);
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "is in use" : `on ${host}: ${error.message}`;
      reject(new EnvironmentError(`METRICS_PORT ${port} ${reason}.`));
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** A separate server, on an address that visitors cannot reach: it is for the operator only. */
function createMetricsServer({ registry, health }: Shown): Server {
  const pages: Readonly<Record<string, () => Promise<Page>>> = {
    "/metrics": async () => ({ status: 200, type: registry.contentType, text: await registry.text() }),
    "/health": async () => {
      const found = await health();
      const status = isServing(found) ? 200 : errorTable.unavailable.status;
      return { status, type: "application/json", text: JSON.stringify(found) };
    },
  };
  return createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    const page = pages[request.url?.split("?")[0] ?? ""];
    if (!page) return void response.writeHead(404).end();
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
    page().then(
      (found) => send(response, found, request.method === "HEAD"),
      () => response.writeHead(500).end(),
    );
  });
}

type Page = { readonly status: number; readonly type: string; readonly text: string };

function send(response: ServerResponse, { status, type, text }: Page, isHead: boolean): void {
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
  response.end(isHead ? undefined : text);
}
