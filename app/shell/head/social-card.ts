import type { Page } from "#content/registry/registry.ts";

export const socialCardSize = { width: 1200, height: 630 } as const;

/** Every public page has its own picture; the private ones share one that says nothing about them. */
export const socialCardName = ({ id, noindex }: Page): string => (noindex ? "private" : id);

export const socialCardPath = (page: Page): string => `/social/${socialCardName(page)}.png?v=${__SOCIAL_VERSION__}`;
