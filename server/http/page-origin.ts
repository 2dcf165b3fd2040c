import { apiOriginOf } from "#domain/site/api-origin.ts";

/**
 * The origin of the visitor's page, for redirects back to it. In production always the address in the settings; in
 * development, where pages may have another port, the page sends it.
 */
export function pageOrigin(siteUrl: string, origin: string | undefined): string {
  const isLocal = (url: string) => URL.canParse(url) && new URL(url).hostname === "localhost";
  return origin !== undefined && isLocal(siteUrl) && isLocal(origin) ? new URL(origin).origin : siteUrl;
}

/**
 * The origin of the endpoints if it is not the page's own, for the content security policy. Only the development server
 * may trust the request's Host, which the visitor controls.
 */
export function separateApiOrigin(
  origin: string,
  { development }: { readonly development: boolean },
): string | undefined {
  const apiOrigin = apiOriginOf(origin);
  return development && apiOrigin !== origin ? apiOrigin : undefined;
}
