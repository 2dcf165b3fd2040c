import type { NavigationEntry, NavigationItem } from "#content/registry/navigation.ts";
import { type PageId, pageById, pages } from "#content/registry/registry.ts";

export type NavigationLink = {
  readonly page: PageId;
  readonly label: string;
  readonly path: string;
  readonly line?: string;
  readonly figure?: { readonly value: string; readonly unit: string };
};

export type NavigationMenuLinks = {
  readonly columns: 1 | 2;
  readonly links: readonly NavigationLink[];
  readonly note?: string;
  readonly all?: NavigationLink;
};

export type NavigationItemLink = NavigationLink & {
  readonly id: NavigationItem["id"];
  readonly activeAt: readonly string[];
  readonly menu?: NavigationMenuLinks;
};

/** Leaves out entries whose page is not registered. */
export function linksOf(entries: readonly NavigationEntry[], registered = pages): readonly NavigationLink[] {
  return entries.flatMap(({ label, ...entry }) => {
    const page = registered.find(({ id }) => id === entry.page);
    return page ? [{ ...entry, label: label ?? page.name, path: page.path }] : [];
  });
}

/** An item whose menu is empty becomes a plain link; an item without a page is left out. */
export function navigationOf(items: readonly NavigationItem[], registered = pages): readonly NavigationItemLink[] {
  return items.flatMap(({ menu, ...item }) => {
    const [link] = linksOf([item], registered);
    if (!link) return [];
    const links = linksOf(menu?.entries ?? [], registered);
    if (!menu || links.length === 0) return [{ ...item, ...link }];
    const [all] = linksOf(menu.all ? [menu.all] : [], registered);
    const { columns, note } = menu;
    return [{ ...item, ...link, menu: { columns, links, ...(note && { note }), ...(all && { all }) } }];
  });
}

/** Matches whole path segments: `/valuation` does not match `/services/business-valuation`. */
function longestMatch(fragments: readonly string[], pathname: string): number {
  const matches = fragments.filter((fragment) => `${pathname}/`.includes(`${fragment}/`));
  return Math.max(0, ...matches.map(({ length }) => length));
}

/** At most one item: `/about/success-stories` is Success, although `/about` matches it too. */
export function activeItem<Item extends Pick<NavigationItem, "activeAt">>(
  items: readonly Item[],
  pathname: string,
): Item | undefined {
  const [best] = items
    .map((item) => ({ item, length: longestMatch(item.activeAt, pathname) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
  return best?.item;
}

/** Whether the page has this address; a page may have several. */
export function isShownAt(id: PageId, pathname: string): boolean {
  const page = pageById(id);
  return [page.path, ...(page.alsoAt ?? [])].includes(pathname.replace(/(?<=.)\/$/, ""));
}
