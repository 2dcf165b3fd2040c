/** How visitors find the site. Neither the address they came from nor a campaign's name is stored. */
export const trafficSources = ["search", "ads", "social", "mail", "partner", "direct", "other"] as const;
export type TrafficSource = (typeof trafficSources)[number];

export type VisitOrigin = {
  readonly utmSource?: string | undefined;
  readonly utmMedium?: string | undefined;
  /** The address of the page that linked here; empty if there is none. */
  readonly referrer?: string | undefined;
};

const byMedium: readonly (readonly [RegExp, TrafficSource])[] = [
  [/^(cpc|ppc|cpm|paid.*|ads?|display|banner)$/, "ads"],
  [/^(e-?mail|newsletter)$/, "mail"],
  [/^(social|social-.*)$/, "social"],
  [/^(partner|referral|affiliate)$/, "partner"],
];

/** Of a campaign's source, and of a host without its ending. */
const byName: readonly (readonly [RegExp, TrafficSource])[] = [
  [/^(mail|webmail|outlook|newsletter|e-?mail|mailchimp)$/, "mail"],
  [/^(google|bing|duckduckgo|yahoo|ecosia|brave|baidu|yandex|startpage|qwant|kagi|chatgpt|perplexity)$/, "search"],
  [/^(linkedin|lnkd|facebook|fb|instagram|twitter|x|t|youtube|youtu|reddit|threads|tiktok|pinterest)$/, "social"],
  [/^partner/, "partner"],
];

const found = (table: typeof byName, text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/** A campaign says where it was seen; otherwise the host of the page that linked here decides. */
export function trafficSourceOf({ utmSource = "", utmMedium = "", referrer = "" }: VisitOrigin): TrafficSource {
  const [source, medium] = [utmSource.trim().toLowerCase(), utmMedium.trim().toLowerCase()];
  if (source !== "" || medium !== "")
    return found(byMedium, medium) ?? found(byName, source.replace(/\.[a-z]+$/, "")) ?? "other";
  if (referrer === "") return "direct";
  return URL.canParse(referrer) ? sourceOfHost(new URL(referrer).hostname) : "other";
}

/** `www.google.co.uk` is google, `mail.google.com` is mail. */
function sourceOfHost(hostname: string): TrafficSource {
  for (const label of hostname.split(".").slice(0, -1)) {
    const source = label === "www" ? undefined : found(byName, label);
    if (source !== undefined) return source;
  }
  return "other";
}
