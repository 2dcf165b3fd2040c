import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { aboutPage } from "#content/pages/about.ts";
import { AboutBenefits } from "./benefits.tsx";
import { AboutClients } from "./clients.tsx";
import { AboutCommitments } from "./commitments.tsx";
import { AboutLetter } from "./letter.tsx";
import { AboutNextSteps } from "./next-steps.tsx";
import { AboutOpening } from "./opening.tsx";

export const meta = pageMeta("about", aboutPage.head);

export default function About() {
  return (
    <>
      <AboutOpening />
      <AboutBenefits />
      <AboutLetter />
      <AboutClients />
      <AboutCommitments />
      <AboutNextSteps />
      <CtaBanner cta={ctas.about} />
    </>
  );
}
