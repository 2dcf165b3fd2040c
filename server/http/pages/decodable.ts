/**
 * The same request with an address that can be decoded: the router logs one that cannot, and it may contain something
 * private. No page has such an address, so it is replaced by a path that does not exist.
 */
export function decodable(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = encodeURIComponent(url.pathname);
    // The body of a request to a page that does not exist is never read.
    return new Request(url, { method: request.method === "HEAD" ? "HEAD" : "GET", headers: request.headers });
  }
}
