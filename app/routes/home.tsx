import { Suspense } from "react";
import { AsSeenOn } from "#app/sections/as-seen-on.tsx";
import "#app/sections/home-advantages.css";
import "#app/sections/home-founder.css";
import { HomeHero } from "#app/sections/home-hero.tsx";
import { HomeLower } from "#app/sections/home-lower.tsx";
import "#app/sections/home-platform.css";
import { pageMeta } from "#app/shell/page-meta.ts";
import { homePage } from "#content/pages/home.ts";

export const meta = pageMeta("home", homePage.head);

export default function Home() {
  return (
    <>
      <HomeHero />
      <AsSeenOn />
      {/* Hydrated after the opening. */}
      <Suspense>
        <HomeLower />
      </Suspense>
    </>
  );
}
