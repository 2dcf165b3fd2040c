import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import type { SuccessStory } from "#content/pages/success-stories.ts";
import { pathOf } from "#content/registry/registry.ts";

/** From a story to the page that it is an example of. */
export function StoryLink({ more }: Pick<SuccessStory, "more">) {
  return (
    <TextLink to={pathOf(more.target)} icon="arrow-right">
      {more.label}
    </TextLink>
  );
}
