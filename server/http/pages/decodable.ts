/**
 * The same request under an address that can be decoded: the router prints one that cannot, and what stands in it may be
 * private. No page has such an address, so it is written as one word that no page has either.
 */
export function decodable(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = encodeURIComponent(url.pathname);
    // Nothing reads what is sent to a page that does not exist.
    return new Request(url, { method: request.method === "HEAD" ? "HEAD" : "GET", headers: request.headers });
  }
}
