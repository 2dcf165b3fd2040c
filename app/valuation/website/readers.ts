import type { SiteSettings } from "#content/schemas/site.ts";

/** A way to fetch a page that the browser itself may not read. */
export type Reader = {
  readonly name: string;
  /** Returns the URL that fetches the page at an address. */
  request(website: string): string;
  /** `json`: an object with the page in `contents`; `page`: the page itself. */
  readonly answers: "json" | "page";
};

/** Our own reader, and the configured public proxies in order. */
export type Readers = { readonly own: Reader; readonly proxies: readonly Reader[] };

export function createReaders(apiOrigin: string, proxies: SiteSettings["websiteProxies"]): Readers {
  return {
    own: {
      name: "read-site",
      request: (website) => `${apiOrigin}/api/read-site?url=${encodeURIComponent(website)}`,
      answers: "json",
    },
    proxies: proxies.map(({ address, answers }) => ({
      name: new URL(address).host,
      request: (website) => address + encodeURIComponent(website),
      answers,
    })),
  };
}
