import type { SiteSettings } from "#content/schemas/site.ts";

/** One way to a page that the browser itself may not read. */
export type Reader = {
  readonly name: string;
  /** Where to ask for the page at an address. */
  request(website: string): string;
  /** `json`: an object with the page in `contents`; `page`: the page itself. */
  readonly answers: "json" | "page";
};

/** The firm's own reader first, then the public proxies of the settings, in their order. */
export function readerChain(functions: string, proxies: SiteSettings["websiteProxies"]): readonly Reader[] {
  return [
    {
      name: "read-site",
      request: (website) => `${functions}/api/read-site?url=${encodeURIComponent(website)}`,
      answers: "json",
    },
    ...proxies.map(
      ({ address, answers }): Reader => ({
        name: new URL(address).host,
        request: (website) => address + encodeURIComponent(website),
        answers,
      }),
    ),
  ];
}
