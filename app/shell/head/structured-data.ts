import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Offer,
  Organization,
  SearchAction,
  Service,
  WebPage,
  WebSite,
  WithActionConstraints,
  WithContext,
} from "schema-dts";
import type { Head } from "#content/registry/head.ts";
import { type PageId, pageById, pathOf, trailOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { socialCardPath } from "./social-card.ts";

/** What search engines are told about a page. React Router escapes it. */
export type StructuredData = WithContext<
  Article | BreadcrumbList | FAQPage | ItemList | Organization | Service | WebPage | WebSite
>;

const context = { "@context": "https://schema.org" } as const;
const organizationId = absoluteUrl("/#organization");
const websiteId = absoluteUrl("/#website");

/** Refers to the organization, which the home page describes in full. */
const organizationReference = {
  "@type": "Organization",
  "@id": organizationId,
  name: site.organization,
  url: absoluteUrl("/"),
} as const satisfies Organization;

export function organization(): WithContext<Organization> {
  const { address, rating } = site;
  return {
    ...context,
    ...organizationReference,
    legalName: site.legal.entity,
    alternateName: site.brand,
    description: site.description,
    logo: { "@type": "ImageObject", url: absoluteUrl("/icon-512.png"), width: "512", height: "512" },
    image: absoluteUrl("/icon-512.png"),
    telephone: site.phone.link,
    email: site.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      ...(address.region && { addressRegion: address.region }),
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: address.countryCode,
    },
    areaServed: site.areasServed,
    sameAs: site.social.map(({ url }) => url),
    ...(rating.shown && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.value,
        bestRating: 5,
        worstRating: 1,
        reviewCount: rating.reviews,
      },
    }),
  };
}

export function website(): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${absoluteUrl(pathOf("search"))}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    ...context,
    "@type": "WebSite",
    "@id": websiteId,
    name: site.brand,
    url: absoluteUrl("/"),
    description: site.description,
    inLanguage: site.locale.replace("_", "-"),
    publisher: { "@id": organizationId },
    potentialAction: search,
  };
}

export function webPage(id: PageId, { title, description }: Head): WithContext<WebPage> {
  const url = absoluteUrl(pathOf(id));
  return {
    ...context,
    "@type": "WebPage",
    "@id": `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: site.locale.replace("_", "-"),
    isPartOf: { "@type": "WebSite", "@id": websiteId, name: site.brand, url: absoluteUrl("/") },
    publisher: organizationReference,
  };
}

export function breadcrumbList(id: PageId): WithContext<BreadcrumbList> {
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: trailOf(id).map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      // A private page's address contains its id; the last entry may omit the address.
      ...(path.includes(":") ? {} : { item: absoluteUrl(path) }),
    })),
  };
}

type Question = { readonly question: string; readonly answer: string | readonly string[] };

export function faqPage(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    ...context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: typeof answer === "string" ? answer : answer.join("\n\n") },
    })),
  };
}

type ServiceFacts = {
  readonly page: PageId;
  readonly head: Head;
  readonly serviceType: string;
  readonly areaServed: readonly string[];
  readonly audience: string;
};

/** Every service starts with the free valuation. */
const freeValuation = (): Offer => ({
  "@type": "Offer",
  name: pageById("valuation").name,
  price: 0,
  priceCurrency: "USD",
  availability: "https://schema.org/InStock",
  url: absoluteUrl(pathOf("valuation")),
});

export function service({ page, head, serviceType, areaServed, audience }: ServiceFacts): WithContext<Service> {
  return {
    ...context,
    "@type": "Service",
    serviceType,
    name: head.title,
    description: head.description,
    url: absoluteUrl(pathOf(page)),
    provider: organizationReference,
    areaServed,
    audience: { "@type": "Audience", audienceType: audience },
    offers: freeValuation(),
  };
}

type ArticleFacts = {
  readonly page: PageId;
  readonly name: string;
  readonly head: Head;
  /** The name of a person of the firm. */
  readonly author: string;
  readonly publishedOn: string;
  readonly checkedOn: string;
};

/** A guide that one person wrote and keeps current. */
export function article({ page, name, head, author, publishedOn, checkedOn }: ArticleFacts): WithContext<Article> {
  const url = absoluteUrl(pathOf(page));
  return {
    ...context,
    "@type": "Article",
    "@id": `${url}#article`,
    headline: name,
    description: head.description,
    mainEntityOfPage: url,
    image: absoluteUrl(socialCardPath(pageById(page))),
    inLanguage: site.locale.replace("_", "-"),
    author: { "@type": "Person", name: author, url: absoluteUrl(pathOf("team")) },
    publisher: organizationReference,
    datePublished: publishedOn,
    dateModified: checkedOn,
  };
}

/** Pages that this page lists, in order. */
export function itemList(name: string, ids: readonly PageId[]): WithContext<ItemList> {
  return {
    ...context,
    "@type": "ItemList",
    name,
    numberOfItems: ids.length,
    itemListElement: ids.map((id, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: pageById(id).name,
      url: absoluteUrl(pathOf(id)),
    })),
  };
}
