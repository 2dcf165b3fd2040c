import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const markup = `<!doctype html><title>Control</title><div style="color: red">Wide</div>
<style nonce="control">
  @font-face { font-family: Missing; src: url(/missing.woff2) }
  div { width: 5000px; font-family: Missing }
</style>
<script>document.title = "refused by the policy"</script>
<script nonce="control">
  console.warn("a warning");
  console.error("an error");
  Promise.reject(new Error("a rejection"));
  fetch("/missing");
  setTimeout(() => { document.body.dataset.done = "true"; });
  throw new Error("a script error");
</script>`;

/** What every browser must report about the control page before it may judge our own pages. */
export const expectedProblems: readonly RegExp[] = [
  /^policy violation: script-src-elem inline/,
  /^policy violation: style-src-attr inline/,
  /^script error: .*a script error/,
  /^console warn: a warning/,
  /^console error: an error/,
  /^unhandled rejection: Error: a rejection/,
  /^status 404: .*\/missing$/,
  /^status 404: .*\/missing\.woff2$/,
];

export const expectedFaults: readonly RegExp[] = [
  /^scrolls sideways: /,
  /^has no visible h1/,
  /^font not loaded: "?Missing/,
  /^h1 without its font/,
];

/** A page on which everything goes wrong that the tests look for. */
export async function serveControlPage() {
  const server = createServer((request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end();
    const policy = "default-src 'self'; script-src 'nonce-control'; style-src 'nonce-control'";
    response.writeHead(200, { "Content-Type": "text/html", "Content-Security-Policy": policy }).end(markup);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
