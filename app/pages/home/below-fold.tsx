import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { ctas } from "#content/cta.ts";
import { HomeAdvantages } from "./advantages.tsx";
import { HomeFounder } from "./founder.tsx";
import { HomePlatform } from "./platform.tsx";
import { HomeProof } from "./proof.tsx";

/** The home page below the fold. */
export function HomeBelowFold() {
  return (
    <>
      <HomeProof />
      <HomeAdvantages />
      <HomePlatform />
      <HomeFounder />
      <CtaBanner cta={ctas.default} />
    </>
  );
}
