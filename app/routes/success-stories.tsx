import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { SuccessStoriesOpening } from "#app/sections/success-stories-opening.tsx";
import { ctas } from "#content/cta.ts";

export default function SuccessStories() {
  return (
    <>
      <SuccessStoriesOpening />
      <CtaBanner cta={ctas.stories} />
    </>
  );
}
