/**
 * The origin of the visitor's page, for redirects back to it. In production always the address in the settings; in
 * development, where pages may have another port, the page sends it.
 */
export function pageOrigin(siteUrl: string, origin: string | undefined): string {
  const isLocal = (url: string) => URL.canParse(url) && new URL(url).hostname === "localhost";
  return origin !== undefined && isLocal(siteUrl) && isLocal(origin) ? new URL(origin).origin : siteUrl;
}
