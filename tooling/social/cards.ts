import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { socialCardName } from "#app/shell/head/social-card.ts";
import { colors } from "#content/colors.ts";
import { heads } from "#content/registry/heads.ts";
import { industryPages } from "#content/registry/industry-pages.ts";
import { type Page, pages, trailOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";

/** The text of one social picture. */
export type SocialCard = {
  readonly name: string;
  readonly title: string;
  /** Breadcrumbs of the page, without the home page. */
  readonly trail: readonly string[];
  readonly figure?: { readonly value: string; readonly unit: string };
  /** The industry's illustration, by file name. */
  readonly plate?: string;
};

export const socialCards: readonly SocialCard[] = [
  ...pages.filter(({ noindex }) => !noindex).map(cardOf),
  { name: "private", title: site.organization, trail: [] },
];

function cardOf(page: Page): SocialCard {
  const industry = industryPages.find(({ id }) => id === page.id);
  return {
    name: socialCardName(page),
    title: heads[page.id].title,
    trail: trailOf(page.id)
      .slice(1)
      .map(({ name }) => name),
    ...(industry && { figure: industry.card.figure, plate: industry.plate.file }),
  };
}

const drawnFrom = [
  ...sourcesIn("tooling/social"),
  ...sourcesIn("tooling/fonts"),
  ...sourcesIn("app/design/art/plates"),
  "tooling/art/guilloche.ts",
  "app/design/styles/contexts.css",
  ...sourcesIn("tooling/logo"),
  ...(site.logo ? [site.logo] : []),
  "app/design/art/seed.ts",
  "package-lock.json",
];

/** Version of the drawing code: pictures of another version are drawn again. */
export const socialVersion = hashOf(
  drawnFrom.map((file) => readFileSync(file, "utf8")).join("") + JSON.stringify([socialCards, colors, site.brand]),
);

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => !file.includes(".test."))
    .sort()
    .map((file) => `${folder}/${file}`);
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 10);
}
