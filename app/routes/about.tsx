import { AboutBenefits } from "#app/sections/about-benefits.tsx";
import { AboutCommitments } from "#app/sections/about-commitments.tsx";
import { AboutLetter } from "#app/sections/about-letter.tsx";
import { AboutNext } from "#app/sections/about-next.tsx";
import { AboutOpening } from "#app/sections/about-opening.tsx";
import { AboutServe } from "#app/sections/about-serve.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { aboutPage } from "#content/pages/about.ts";

export const meta = pageMeta("about", aboutPage.head);

export default function About() {
  return (
    <>
      <AboutOpening />
      <AboutBenefits />
      <AboutLetter />
      <AboutServe />
      <AboutCommitments />
      <AboutNext />
      <CtaBanner cta={ctas.about} />
    </>
  );
}
