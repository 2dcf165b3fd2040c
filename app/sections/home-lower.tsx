import { ctas } from "#content/cta.ts";
import { CtaBanner } from "./cta-banner.tsx";
import { HomeAdvantages } from "./home-advantages.tsx";
import { HomeFounder } from "./home-founder.tsx";
import { HomePlatform } from "./home-platform.tsx";

/** The home page below the fold. Its styles come with the page: see the route. */
export function HomeLower() {
  return (
    <>
      <HomeAdvantages />
      <HomePlatform />
      <HomeFounder />
      <CtaBanner cta={ctas.default} />
    </>
  );
}
