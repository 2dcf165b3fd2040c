import { AsSeenOn } from "@site/app/pages/home/as-seen-on.tsx";
import { HomeBelowFold } from "@site/app/pages/home/below-fold.tsx";
import { HomeHero } from "@site/app/pages/home/hero.tsx";
import { HomeHead } from "@site/proofs/pages/peers/home-head.tsx";

export default function Home() {
  return (
    <>
      <HomeHead />
      <HomeHero />
      <AsSeenOn />
      <HomeBelowFold />
    </>
  );
}
