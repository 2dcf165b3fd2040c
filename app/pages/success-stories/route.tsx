import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { type SuccessStory, successStoriesPage } from "#content/pages/success-stories.ts";
import { SuccessStoriesBars } from "./bars.tsx";
import { SuccessStoriesColumns } from "./columns.tsx";
import { SuccessStoriesOpening } from "./opening.tsx";
import { SuccessStoriesPlate } from "./plate.tsx";
import { SuccessStoriesQuotes } from "./quotes.tsx";

export const meta = pageMeta("successStories", successStoriesPage.head);

const { stories, badge } = successStoriesPage;

export default function SuccessStories() {
  return (
    <>
      <SuccessStoriesOpening />
      {stories.map((story, index) => (
        <Story key={story.id} story={story} badge={`${badge} ${index + 1}: ${story.name}`} />
      ))}
      <SuccessStoriesQuotes />
      <CtaBanner cta={ctas.stories} />
    </>
  );
}

function Story({ story, badge }: { readonly story: SuccessStory; readonly badge: string }) {
  switch (story.layout) {
    case "bars":
      return <SuccessStoriesBars {...story} badge={badge} />;
    case "plate":
      return <SuccessStoriesPlate {...story} badge={badge} />;
    case "columns":
      return <SuccessStoriesColumns {...story} badge={badge} />;
  }
}
