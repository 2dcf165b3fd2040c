import { useLoaderData } from "react-router";
import { industriesPage as words } from "#content/pages/industries.ts";
import { CtaBanner } from "./cta-banner.tsx";
import { IndustriesMosaic, type SectorCard } from "./industries-mosaic.tsx";
import { IndustriesStandards } from "./industries-standards.tsx";

/** The overview below its opening. Its styles come with the page: see the route. */
export function IndustriesLower() {
  return (
    <>
      <IndustriesMosaic {...words.sectors} sectors={useLoaderData<readonly SectorCard[]>()} />
      <IndustriesStandards {...words.standards} />
      <CtaBanner cta={words.closing} />
    </>
  );
}
