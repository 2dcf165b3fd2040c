/** The attributes that are read. All others are skipped. */
const attributeNames = [
  "aria-hidden",
  "aria-label",
  "class",
  "content",
  "datetime",
  "hidden",
  "id",
  "itemprop",
  "itemscope",
  "itemtype",
  "name",
  "open",
  "property",
  "role",
  "shadowrootmode",
  "style",
  "type",
] as const;

export type AttributeName = (typeof attributeNames)[number];
export type Attributes = { readonly [Name in AttributeName]?: string };

const known: ReadonlyMap<string, AttributeName> = new Map(attributeNames.map((name) => [name, name]));

/** Long enough for a description that is cut at 2,000 characters, short enough to be scanned on every element. */
export const attributeLimit = 2_500;
export const maxAttributeNameLength = Math.max(...attributeNames.map((name) => name.length));

export const attributeName = (name: string): AttributeName | undefined =>
  known.get(name) ?? known.get(name.toLowerCase());
