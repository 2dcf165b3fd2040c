import { AboutOpening } from "#app/sections/about-opening.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { aboutPage } from "#content/pages/about.ts";

export const meta = pageMeta("about", aboutPage.head);

export default function About() {
  return (
    <>
      <AboutOpening />
      <CtaBanner cta={ctas.about} />
    </>
  );
}
