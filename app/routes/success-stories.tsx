import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { SuccessStoriesBars } from "#app/sections/success-stories-bars.tsx";
import { SuccessStoriesColumns } from "#app/sections/success-stories-columns.tsx";
import { SuccessStoriesOpening } from "#app/sections/success-stories-opening.tsx";
import { SuccessStoriesPlate } from "#app/sections/success-stories-plate.tsx";
import { SuccessStoriesQuotes } from "#app/sections/success-stories-quotes.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { successStoriesPage } from "#content/pages/success-stories.ts";

export const meta = pageMeta("successStories", successStoriesPage.head);

export default function SuccessStories() {
  return (
    <>
      <SuccessStoriesOpening />
      <SuccessStoriesBars />
      <SuccessStoriesPlate />
      <SuccessStoriesColumns />
      <SuccessStoriesQuotes />
      <CtaBanner cta={ctas.stories} />
    </>
  );
}
