import { Suspense } from "react";
import { pageMeta } from "#app/shell/page-meta.ts";
import { homePage } from "#content/pages/home.ts";
import { AsSeenOn } from "./as-seen-on.tsx";
import { HomeBelowFold } from "./below-fold.tsx";
import { HomeHero } from "./hero.tsx";
import { HomeProof } from "./proof.tsx";
import { proofData } from "./proof-data.ts";

export const loader = proofData;

export const meta = pageMeta("home", homePage.head);

export default function Home() {
  return (
    <>
      <HomeHero />
      <AsSeenOn />
      <HomeProof />
      {/* Hydrated after the opening. */}
      <Suspense>
        <HomeBelowFold />
      </Suspense>
    </>
  );
}
