import { z } from "zod";

/**
 * What schema.org and the search engines require of each kind of block that the site writes; nothing else may appear.
 */

const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
const context = z.literal("https://schema.org");
const idReference = z.strictObject({ "@id": url });
const position = z.int().positive();

const organizationReference = z.strictObject({ "@type": z.literal("Organization"), "@id": url, name: text, url });

const organization = z.strictObject({
  "@context": context,
  "@type": z.literal("Organization"),
  "@id": url,
  name: text,
  legalName: text,
  alternateName: text,
  description: text,
  url,
  logo: z.strictObject({
    "@type": z.literal("ImageObject"),
    url,
    width: z.string().regex(/^\d+$/),
    height: z.string().regex(/^\d+$/),
  }),
  image: url,
  telephone: z.string().regex(/^\+\d{8,15}$/),
  email: z.email(),
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    streetAddress: text,
    addressLocality: text,
    addressRegion: text.optional(),
    postalCode: text.optional(),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
  areaServed: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  sameAs: z.array(url),
  aggregateRating: z
    .strictObject({
      "@type": z.literal("AggregateRating"),
      ratingValue: z.number().min(1).max(5),
      bestRating: z.literal(5),
      worstRating: z.literal(1),
      reviewCount: z.int().positive(),
    })
    .optional(),
});

const website = z.strictObject({
  "@context": context,
  "@type": z.literal("WebSite"),
  "@id": url,
  name: text,
  url,
  description: text,
  inLanguage: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  publisher: idReference,
  potentialAction: z.strictObject({
    "@type": z.literal("SearchAction"),
    target: z.strictObject({
      "@type": z.literal("EntryPoint"),
      urlTemplate: z.string().regex(/^https?:\/\/[^?]+\?q=\{search_term_string\}$/),
    }),
    "query-input": z.literal("required name=search_term_string"),
  }),
});

const webPage = z.strictObject({
  "@context": context,
  "@type": z.literal("WebPage"),
  "@id": url,
  url,
  name: text,
  description: text,
  inLanguage: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  isPartOf: z.strictObject({ "@type": z.literal("WebSite"), "@id": url, name: text, url }),
  publisher: organizationReference,
});

const inOrder = (items: readonly { position: number }[]) => items.every((item, index) => item.position === index + 1);

const breadcrumbList = z.strictObject({
  "@context": context,
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(z.strictObject({ "@type": z.literal("ListItem"), position, name: text, item: url.optional() }))
    .min(2)
    .refine(inOrder)
    .refine((items) => items.slice(0, -1).every(({ item }) => item), "only the last entry may lack its address"),
});

const faqPage = z.strictObject({
  "@context": context,
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.strictObject({
        "@type": z.literal("Question"),
        name: z.string().endsWith("?"),
        acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
      }),
    )
    .min(1),
});

const service = z.strictObject({
  "@context": context,
  "@type": z.literal("Service"),
  serviceType: text,
  name: text,
  description: text,
  url,
  provider: organizationReference,
  areaServed: z.array(text).min(1),
  audience: z.strictObject({ "@type": z.literal("Audience"), audienceType: text }),
  offers: z.strictObject({
    "@type": z.literal("Offer"),
    name: text,
    price: z.literal(0),
    priceCurrency: z.literal("USD"),
    availability: z.literal("https://schema.org/InStock"),
    url: url.endsWith("/valuation"),
  }),
});

const itemList = z
  .strictObject({
    "@context": context,
    "@type": z.literal("ItemList"),
    name: text,
    numberOfItems: z.int().positive(),
    itemListElement: z
      .array(z.strictObject({ "@type": z.literal("ListItem"), position, name: text, url }))
      .min(1)
      .refine(inOrder),
  })
  .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length, "the count must hold");

const article = z.strictObject({
  "@context": context,
  "@type": z.literal("Article"),
  "@id": url,
  headline: text.max(110),
  description: text,
  mainEntityOfPage: url,
  image: url,
  inLanguage: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  author: z.strictObject({ "@type": z.literal("Person"), name: text, url }),
  publisher: organizationReference,
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
});

export const structuredDataSchema = z.discriminatedUnion("@type", [
  organization,
  website,
  webPage,
  breadcrumbList,
  faqPage,
  service,
  itemList,
  article,
]);
