import { AboutOpening } from "#app/sections/about-opening.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { ctas } from "#content/cta.ts";

export default function About() {
  return (
    <>
      <AboutOpening />
      <CtaBanner cta={ctas.about} />
    </>
  );
}
