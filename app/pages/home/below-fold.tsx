import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { GuideLinks } from "#app/shell/guide-links.tsx";
import { HomeAdvantages } from "./advantages.tsx";
import { HomeFounder } from "./founder.tsx";
import { HomePlatform } from "./platform.tsx";
import { HomeProof } from "./proof.tsx";
import { useBelowFold } from "./use-below-fold.ts";

/** The home page below the fold. */
export function HomeBelowFold() {
  const { guides, closing } = useBelowFold();
  return (
    <>
      <HomeProof />
      <HomeAdvantages />
      <HomePlatform />
      <HomeFounder />
      <GuideLinks {...guides} />
      <CtaBanner cta={closing} />
    </>
  );
}
