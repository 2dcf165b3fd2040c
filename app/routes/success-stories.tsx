import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { SuccessStoriesOpening } from "#app/sections/success-stories-opening.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { successStoriesPage } from "#content/pages/success-stories.ts";

export const meta = pageMeta("successStories", successStoriesPage.head);

export default function SuccessStories() {
  return (
    <>
      <SuccessStoriesOpening />
      <CtaBanner cta={ctas.stories} />
    </>
  );
}
