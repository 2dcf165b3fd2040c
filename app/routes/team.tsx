import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { TeamHiring } from "#app/sections/team-hiring.tsx";
import { TeamOpening } from "#app/sections/team-opening.tsx";
import { TeamWall } from "#app/sections/team-wall.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { teamPage } from "#content/pages/team.ts";

export const meta = pageMeta("team", teamPage.head);

export default function Team() {
  return (
    <>
      <TeamOpening />
      <TeamWall />
      <TeamHiring />
      <CtaBanner cta={ctas.about} />
    </>
  );
}
