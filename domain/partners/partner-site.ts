/** Another firm's website that shows the valuation in a frame. */
export type PartnerSite = {
  /** Stands in the partner's page and in the frame's address: public, no secret. */
  readonly key: string;
  readonly name: string;
  /** The pages of these origins may show the frame, and no others. */
  readonly origins: readonly string[];
  /** `#rrggbb`; undefined for the firm's own color. */
  readonly color: string | undefined;
  readonly isOn: boolean;
};

/** What a lead keeps of the partner site that it came from, also after that was removed. */
export type LeadPartnerSite = Pick<PartnerSite, "key" | "name">;

export const partnerLimits = { sites: 100, name: 60, origins: 10 } as const;

const keyPattern = /^[a-z0-9](?:[a-z0-9-]{0,46}[a-z0-9])?$/;
export const isPartnerKey = (text: string): boolean => keyPattern.test(text);

/** `harbor-bank-x7k2`: readable in the partner's page, and different for two partners of one name. */
export function partnerKeyOf(name: string, suffix: string): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 32)
    .replace(/^-+|-+$/g, "");
  return [words, suffix].filter((part) => part !== "").join("-");
}

const framePath = "/embed/";

/** The partner's key, if this is the address of a frame. */
export function partnerKeyIn(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  const key = pathname.startsWith(framePath) ? pathname.slice(framePath.length) : "";
  return isPartnerKey(key) ? key : undefined;
}

const pagePrefix = "partner:";

/** A frame among the pages that the funnel counts. */
export const funnelPageOf = (key: string): string => pagePrefix + key;

/** The partner's key, if this page of the funnel is a frame. */
export const partnerOfFunnelPage = (page: string): string | undefined =>
  page.startsWith(pagePrefix) ? page.slice(pagePrefix.length) : undefined;
