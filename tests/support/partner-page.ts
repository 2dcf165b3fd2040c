import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A page of another firm, as strict as pages get: it allows the valuation's script and frame, and nothing else. */
export async function startPartnerPage(siteOrigin: string) {
  let snippet = "";
  const asked: string[] = [];
  const server = createServer(({ url = "/", headers }, response) => {
    asked.push(`${headers.host}${url}`);
    if (url.startsWith("/favicon")) return response.writeHead(204).end();
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": [
        "default-src 'none'",
        `script-src ${siteOrigin}`,
        `frame-src ${siteOrigin}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ].join("; "),
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Opener-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    });
    response.end(`<!doctype html><html lang="en"><head><title>Harbor Bank</title>
      <meta name="viewport" content="width=device-width, initial-scale=1"></head><body>
      <h1>Sell your business with Harbor Bank</h1><p>What is it worth today?</p>
      ${snippet}
      <p>Harbor Bank, member of nobody.</p></body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** The address that the partner names. */
    listed: `http://127.0.0.1:${port}`,
    /** The same page on an origin that the partner does not name. */
    unlisted: `http://localhost:${port}`,
    asked,
    put(code: string) {
      snippet = code;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type PartnerPage = Awaited<ReturnType<typeof startPartnerPage>>;
