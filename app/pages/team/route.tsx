import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { teamPage } from "#content/pages/team.ts";
import { TeamHiring } from "./hiring.tsx";
import { TeamOpening } from "./opening.tsx";
import { TeamWall } from "./wall.tsx";

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
