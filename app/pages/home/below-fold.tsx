import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { GuideLinks } from "#app/shell/guide-links.tsx";
import { ctas } from "#content/cta.ts";
import { HomeAdvantages } from "./advantages.tsx";
import { HomeFounder } from "./founder.tsx";
import { HomePlatform } from "./platform.tsx";
import { HomeProof } from "./proof.tsx";
import { useBelowFold } from "./use-below-fold.ts";

/** The home page below the fold. */
export function HomeBelowFold() {
  return (
    <>
      <HomeProof />
      <HomeAdvantages />
      <HomePlatform />
      <HomeFounder />
      <GuideLinks {...useBelowFold().guides} />
      <CtaBanner cta={ctas.default} />
    </>
  );
}
