import { Suspense } from "react";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { homePage } from "#content/pages/home.ts";
import { AsSeenOn } from "./as-seen-on.tsx";
import { HomeBelowFold } from "./below-fold.tsx";
import { belowFoldData } from "./below-fold-data.ts";
import { HomeHero } from "./hero.tsx";

export const loader = belowFoldData;

export const meta = pageMeta("home", homePage.head);

export default function Home() {
  return (
    <>
      <HomeHero />
      <AsSeenOn />
      {/* Hydrated after the opening. */}
      <Suspense>
        <HomeBelowFold />
      </Suspense>
    </>
  );
}
