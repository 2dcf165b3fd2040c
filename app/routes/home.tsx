import { AsSeenOn } from "#app/sections/as-seen-on.tsx";
import "#app/sections/home-advantages.css";
import "#app/sections/home-founder.css";
import { HomeHero } from "#app/sections/home-hero.tsx";
import "#app/sections/home-platform.css";
import { pageMeta } from "#app/shell/page-meta.ts";
import { asSent } from "#app/ui/as-sent.tsx";
import { homePage } from "#content/pages/home.ts";

export const meta = pageMeta("home", homePage.head);

const load = async () => (await import("#app/sections/home-lower.tsx")).HomeLower;

// Imported at the top, it would come with the page's script, used or not.
const Lower = asSent({ onServer: import.meta.env.SSR ? await load() : undefined, load });

export default function Home() {
  return (
    <>
      <HomeHero />
      <AsSeenOn />
      <Lower id="more" />
    </>
  );
}
