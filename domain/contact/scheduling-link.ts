import { displayAddress } from "#domain/website/display-address.ts";

/** What is known about the visitor who is about to book. */
export type SchedulingDetails = {
  readonly name?: string;
  readonly email?: string;
  readonly company?: string;
  readonly website?: string;
};

type Parameters = Readonly<Record<string, string | undefined>>;

const about = ({ company, website }: SchedulingDetails) =>
  [company, website && displayAddress(website)].filter(Boolean).join(", ");

function nameParts(name = ""): { readonly first?: string; readonly last?: string } {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(" ") };
}

/** The field names of each provider's links. */
const providers: readonly { readonly domain: string; readonly fields: (details: SchedulingDetails) => Parameters }[] = [
  {
    domain: "calendly.com",
    // The first question that the firm has added to its form.
    fields: (details) => ({ name: details.name, email: details.email, a1: about(details) }),
  },
  {
    domain: "cal.com",
    fields: (details) => ({ name: details.name, email: details.email, notes: about(details) }),
  },
  {
    domain: "hubspot.com",
    fields: ({ name, email, company, website }) => {
      const { first, last } = nameParts(name);
      return { firstName: first, lastName: last, email, company, website };
    },
  },
];

/**
 * The scheduling page with its form prefilled. An unknown provider gets nothing: its page could do anything with the
 * address. Parameters that the firm has set in the link are kept.
 */
export function schedulingLink(page: string, details: SchedulingDetails): string {
  if (!URL.canParse(page)) return page;
  const link = new URL(page);
  const provider = providers.find(({ domain }) => link.hostname === domain || link.hostname.endsWith(`.${domain}`));
  if (provider === undefined || link.protocol !== "https:") return page;
  for (const [field, value] of Object.entries(provider.fields(details))) {
    if (value && !link.searchParams.has(field)) link.searchParams.set(field, value);
  }
  return link.href;
}
