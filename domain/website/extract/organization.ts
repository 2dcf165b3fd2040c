import { analysisLimits, type Organization } from "#domain/website/analysis.ts";
import { cleanText } from "./clean-text.ts";
import { stripMarkup } from "./strip-markup.ts";

/** The properties of an organization that we read. */
export const organizationFields: ReadonlySet<string> = new Set([
  "name",
  "legalName",
  "address",
  "location",
  "foundingDate",
  "streetAddress",
  "addressLocality",
  "addressRegion",
  "postalCode",
  "addressCountry",
]);

/** The properties that lead from a page to its organization. A client, a parent or a reviewer is another one. */
export const organizationLinks: ReadonlySet<string> = new Set([
  "@graph",
  "mainEntity",
  "about",
  "publisher",
  "provider",
  "author",
  "creator",
  "copyrightHolder",
  "seller",
  "offeredBy",
  "isPartOf",
]);

const addressParts = ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"] as const;
const organizationType = /(?:Organization|Corporation|Business|Store)$/;
const otherType =
  /(?:Page|Article|Posting|Event|Review|Rating|Action|List|ListItem|Object|Offer|Person|WebSite|Blog|Service|Product|Brand|Question|Answer|Recipe|(?<!Golf)Course|Book|Application|City|State|Country|AdministrativeArea|Element|Catalog|WPHeader|WPFooter)$/;
// Types that are named like things, but are businesses.
const serviceBusiness = /^(?:Accounting|Emergency|Financial|Legal|Professional)Service$/;

const businessSigns = ["telephone", "openingHours", "openingHoursSpecification", "priceRange", "areaServed"] as const;

const maxNodes = 1_000;
// Twice what is kept, for references and spaces. One text may be referred to from every node.
const maxValueLength = 2 * analysisLimits.line;
const maxTypes = 20;
const deepest = 8;

type Node = { readonly [property: string]: unknown };
type Reached = { readonly node: Node; readonly depth: number };
type Candidate = { readonly organization: Organization; readonly score: number };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The organization of a page's linked data, merged from all its mentions. */
export function organizationOf(data: readonly unknown[]): Organization | undefined {
  const nodes = reachableNodes(data);
  const byId = new Map<unknown, Node>();
  // A node with nothing but an id is a reference.
  for (const { node } of nodes) if (Object.keys(node).length > 1 && !byId.has(node["@id"])) byId.set(node["@id"], node);
  const candidates = nodes.flatMap((reached) => candidateOf(reached, byId));
  const best = candidates.reduce<Candidate | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
  if (!best) return undefined;
  const sameName = candidates.map(({ organization }) => organization).filter(({ name }) => isSame(name, best));
  return Object.assign({}, ...sameName.reverse(), best.organization);
}

const isSame = (name: string | undefined, { organization }: Candidate) =>
  name === undefined || name.toLowerCase() === organization.name?.toLowerCase();

/** Breadth first and within bounds, since the data is untrusted. */
function reachableNodes(data: readonly unknown[]): readonly Reached[] {
  const nodes: Reached[] = [];
  let level = data.slice(0, maxNodes);
  for (let depth = 0; depth < deepest && nodes.length < maxNodes; depth++) {
    nodes.push(...level.filter(isNode).map((node) => ({ node, depth })));
    level = level.flatMap(leadsTo).slice(0, maxNodes);
  }
  return nodes;
}

function leadsTo(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.slice(0, maxNodes);
  if (!isNode(value)) return [];
  return [...organizationLinks]
    .filter((link) => Object.hasOwn(value, link))
    .flatMap((link) => listOf(value[link]).slice(0, maxNodes));
}

function candidateOf({ node, depth }: Reached, byId: ReadonlyMap<unknown, Node>): readonly Candidate[] {
  const sort = sortOf(node);
  if (sort === "other") return [];
  const name = textOf(node["name"]) ?? textOf(node["legalName"]);
  const address = addressOf(node["address"], byId) ?? addressOf(locationAddress(node["location"], byId), byId);
  const foundingYear = yearOf(node["foundingDate"]);
  const hasFacts = address !== undefined || foundingYear !== undefined;
  const isLikeOne = hasFacts || businessSigns.some((sign) => Object.hasOwn(node, sign));
  // A node of unknown type is an organization if it has a name and an organization's properties.
  const isOne = sort === "organization" ? name !== undefined || hasFacts : name !== undefined && isLikeOne;
  if (!isOne) return [];

  const organization: Organization = {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(foundingYear !== undefined && { foundingYear }),
  };
  const facts = [sort === "organization", name, address].filter(Boolean).length * 2 + (foundingYear ? 1 : 0);
  return [{ organization, score: facts - depth / 2 }];
}

function sortOf(node: Node): "organization" | "unknown" | "other" {
  const types = listOf(node["@type"])
    .slice(0, maxTypes)
    .filter((type) => typeof type === "string")
    .map(lastPart);
  if (types.some((type) => organizationType.test(type))) return "organization";
  const isOther = (type: string) => otherType.test(type) && !serviceBusiness.test(type);
  return types.length === 0 || types.some(isOther) ? "other" : "unknown";
}

const lastPart = (type: string) => type.slice(Math.max(type.lastIndexOf("/"), type.lastIndexOf(":")) + 1);

function textOf(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value.find((one) => typeof one === "string" || isNode(one)) : value;
  const words = isNode(first) ? (first["@value"] ?? first["name"]) : first;
  if (typeof words === "number") return String(words);
  if (typeof words !== "string") return undefined;
  return cleanText(stripMarkup(words.slice(0, maxValueLength)), analysisLimits.line) || undefined;
}

const followed = (value: unknown, byId: ReadonlyMap<unknown, Node>): unknown => {
  const first = Array.isArray(value) ? value[0] : value;
  return isNode(first) && typeof first["@id"] === "string" ? (byId.get(first["@id"]) ?? first) : first;
};

function locationAddress(value: unknown, byId: ReadonlyMap<unknown, Node>): unknown {
  const place = followed(value, byId);
  return isNode(place) ? place["address"] : undefined;
}

function addressOf(value: unknown, byId: ReadonlyMap<unknown, Node>): string | undefined {
  const address = followed(value, byId);
  if (!isNode(address)) return textOf(address);
  const parts = addressParts.map((part) => textOf(address[part])).filter((part) => part !== undefined);
  return cleanText(parts.join(", "), analysisLimits.line) || undefined;
}

function yearOf(value: unknown): number | undefined {
  const year = /(?<!\d)[1-9]\d{3}(?!\d)/.exec(textOf(value) ?? "")?.[0];
  return year === undefined ? undefined : Number(year);
}
