import { createServer, type Server } from "node:http";
import { EnvironmentError } from "./env.ts";
import type { MetricsRegistry } from "./metrics-registry.ts";

type Place = { readonly port: number; readonly host: string };

/** Resolves once it listens. @throws EnvironmentError */
export function listenForMetrics(registry: MetricsRegistry, { port, host }: Place): Promise<Server> {
  const server = createMetricsServer(registry);
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "is in use" : `on ${host}: ${error.message}`;
      reject(new EnvironmentError(`METRICS_PORT ${port} ${reason}.`));
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** A server of its own, for an address that visitors cannot reach: what it shows is nobody's business but the operator's. */
export function createMetricsServer(registry: Pick<MetricsRegistry, "text" | "contentType">): Server {
  return createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    const path = request.url?.split("?")[0];
    if (path !== "/metrics") return void response.writeHead(404).end();
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
    registry.text().then(
      (text) => {
        response.writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" });
        response.end(request.method === "HEAD" ? undefined : text);
      },
      () => response.writeHead(500).end(),
    );
  });
}
