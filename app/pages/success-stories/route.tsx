import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import { SuccessStoriesBars } from "./bars.tsx";
import { SuccessStoriesColumns } from "./columns.tsx";
import { SuccessStoriesOpening } from "./opening.tsx";
import { SuccessStoriesPlate } from "./plate.tsx";
import { SuccessStoriesQuotes } from "./quotes.tsx";

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
