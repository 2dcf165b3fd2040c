/**
 * Where the visitor's pages are, for addresses that lead back to them. In public always the address in the settings; on a developer's machine,
 * where pages may have a port apart, the page says it.
 */
export function pageOrigin(siteUrl: string, origin: string | undefined): string {
  const isLocal = (url: string) => URL.canParse(url) && new URL(url).hostname === "localhost";
  return origin !== undefined && isLocal(siteUrl) && isLocal(origin) ? new URL(origin).origin : siteUrl;
}
