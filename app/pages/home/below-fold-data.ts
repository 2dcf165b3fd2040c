import { ctas } from "#content/cta.ts";
import { homeGuides } from "#content/pages/guide-questions.ts";
import { homeBelowFold } from "#content/pages/home-below-fold.ts";
import { type SuccessStory, successStoriesPage } from "#content/pages/success-stories.ts";
import { people } from "#content/people.ts";
import { industries } from "#content/registry/industries.ts";

type Offer = { readonly label: string; readonly value: number; readonly figure: string };

export type Notice = Pick<SuccessStory["notice"], "engraving" | "line" | "headline" | "unit" | "title"> & {
  readonly id: string;
  /** First offer and signed price; absent where there was no first offer. */
  readonly first?: Offer;
  readonly signed?: Offer;
  readonly practices?: { readonly count: number; readonly label: string };
};

type Sector = {
  readonly path: string;
  readonly name: string;
  readonly figure: { readonly value: string; readonly unit: string };
};

function noticeOf(story: SuccessStory): Notice {
  const { engraving, line, headline, unit, title } = story.notice;
  const notice = { id: story.id, engraving, line, headline, unit, title };
  if (story.layout === "plate") return { ...notice, practices: story.units };
  return {
    ...notice,
    first: story.initial,
    signed: { ...story.final, label: homeBelowFold.proof.signed, figure: headline },
  };
}

/** Everything below the hero. The page loads it as data, so that it is not in the script. */
export const belowFoldData = () => ({
  ...homeBelowFold,
  leadPartner: people[0],
  guides: homeGuides,
  notices: successStoriesPage.stories.map(noticeOf),
  sectors: industries.map(({ path, name, menu }): Sector => ({ path, name, figure: menu.figure })),
  closing: ctas.default,
});
