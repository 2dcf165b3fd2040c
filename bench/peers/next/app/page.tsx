import "@site/app/sections/home-advantages.css";
import "@site/app/sections/home-founder.css";
import "@site/app/sections/home-platform.css";
import { AsSeenOn } from "@site/app/sections/as-seen-on.tsx";
import { HomeHero } from "@site/app/sections/home-hero.tsx";
import { HomeLower } from "@site/app/sections/home-lower.tsx";
import { HomeHead } from "@site/bench/peers/shared/head.tsx";

export default function Home() {
  return (
    <>
      <HomeHead />
      <HomeHero />
      <AsSeenOn />
      <HomeLower />
    </>
  );
}
