import { displayAddress } from "#domain/website/display-address.ts";

/** What is known about the visitor who is about to book. */
export type SchedulingDetails = {
  readonly name?: string;
  readonly email?: string;
  readonly company?: string;
  readonly website?: string;
  /** Comes back with the booking, so that it finds its lead (`booking-reference.ts`). */
  readonly reference?: string | undefined;
};

export const schedulingProviders = ["calendly", "cal", "hubspot"] as const;
export type SchedulingProvider = (typeof schedulingProviders)[number];

type Parameters = Readonly<Record<string, string | undefined>>;

const about = ({ company, website }: SchedulingDetails) =>
  [company, website && displayAddress(website)].filter(Boolean).join(", ");

function nameParts(name = ""): { readonly first?: string; readonly last?: string } {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(" ") };
}

/** The field names of each provider's links. */
const fieldsOf: Readonly<Record<SchedulingProvider, (details: SchedulingDetails) => Parameters>> = {
  // `a1`: the first question that the firm has added to its form.
  calendly: (details) => ({
    name: details.name,
    email: details.email,
    a1: about(details),
    utm_content: details.reference,
  }),
  cal: (details) => ({
    name: details.name,
    email: details.email,
    notes: about(details),
    "metadata[reference]": details.reference,
  }),
  hubspot: ({ name, email, company, website }) => {
    const { first, last } = nameParts(name);
    return { firstName: first, lastName: last, email, company, website };
  },
};

/**
 * The scheduling page with its form prefilled. An unknown provider gets nothing: its page could do anything with the
 * address. `own` is the provider behind the firm's own domain. Parameters that the firm has set in the link are kept.
 */
export function schedulingLink(page: string, details: SchedulingDetails, own?: SchedulingProvider): string {
  if (!URL.canParse(page)) return page;
  const link = new URL(page);
  const provider =
    schedulingProviders.find((name) => link.hostname === `${name}.com` || link.hostname.endsWith(`.${name}.com`)) ??
    own;
  if (provider === undefined || link.protocol !== "https:") return page;
  for (const [field, value] of Object.entries(fieldsOf[provider](details))) {
    if (value && !link.searchParams.has(field)) link.searchParams.set(field, value);
  }
  return link.href;
}
