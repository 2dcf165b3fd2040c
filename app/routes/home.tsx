import { AsSeenOn } from "#app/sections/as-seen-on.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { HomeHero } from "#app/sections/home-hero.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { homePage } from "#content/pages/home.ts";

export const meta = pageMeta("home", homePage.head);

export default function Home() {
  return (
    <>
      <HomeHero />
      <AsSeenOn />
      <CtaBanner cta={ctas.default} />
    </>
  );
}
