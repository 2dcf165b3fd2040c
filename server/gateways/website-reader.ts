import { Refusal } from "#server/refusal.ts";

/** Fetches strangers' pages, and only public ones. */
export type WebsiteReader = {
  /** The page at the address, decoded. @throws Refusal */
  read(address: string): Promise<string>;
};

export function createWebsiteReader(_settings: { readonly allowHosts: readonly string[] }): WebsiteReader {
  return {
    async read() {
      throw new Refusal("siteFailed");
    },
  };
}
