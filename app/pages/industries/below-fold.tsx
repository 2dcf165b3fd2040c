import { useLoaderData } from "react-router";
import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { industriesPage as words } from "#content/pages/industries.ts";
import { IndustriesMosaic, type SectorCard } from "./mosaic.tsx";
import { IndustriesStandards } from "./standards.tsx";

/** The overview below its opening. Its styles are imported by the route. */
export function IndustriesBelowFold() {
  return (
    <>
      <IndustriesMosaic {...words.sectors} sectors={useLoaderData<readonly SectorCard[]>()} />
      <IndustriesStandards {...words.standards} />
      <CtaBanner cta={words.closing} />
    </>
  );
}
