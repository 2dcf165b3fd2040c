import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { TeamOpening } from "#app/sections/team-opening.tsx";
import { ctas } from "#content/cta.ts";

export default function Team() {
  return (
    <>
      <TeamOpening />
      <CtaBanner cta={ctas.about} />
    </>
  );
}
