import { useLoaderData } from "react-router";
import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { teamPage } from "#content/pages/team.ts";
import { team } from "#content/team.ts";
import { TeamHiring } from "./hiring.tsx";
import { TeamOpening } from "./opening.tsx";
import { TeamWall } from "./wall.tsx";

export const meta = pageMeta("team", teamPage.head);

/** The profiles' text comes with this page, so that pages with one name on them do not load it. */
export function loader() {
  return team;
}

export default function Team() {
  return (
    <>
      <TeamOpening />
      <TeamWall team={useLoaderData<typeof loader>()} />
      <TeamHiring />
      <CtaBanner cta={ctas.about} />
    </>
  );
}
