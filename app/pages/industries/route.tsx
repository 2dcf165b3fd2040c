import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { itemList, service } from "#app/shell/head/structured-data.ts";
import { industriesPage as words } from "#content/pages/industries.ts";
import { industries } from "#content/registry/industries.ts";
import { industryPages } from "#content/registry/industry-pages.ts";
import { IndustriesBelowFold } from "./below-fold.tsx";
import { IndustriesOpening } from "./opening.tsx";

export const meta = pageMeta("industries", words.head, {
  structuredData: import.meta.env.SSR
    ? [
        itemList(
          words.sectors.title,
          industries.map(({ id }) => id),
        ),
        service({ page: "industries", head: words.head, ...words.service }),
      ]
    : [],
});

/** Returns only what the cards show, so that the industries' full text is not sent. */
export function loader() {
  return industryPages.map(({ path, name, plate, card }) => ({ path, name, plate: plate.file, ...card }));
}

export default function Industries() {
  return (
    <>
      <IndustriesOpening {...words} shelf={useLoaderData<typeof loader>().map(({ plate }) => plate)} />
      {/* Hydrated after the opening. */}
      <Suspense>
        <IndustriesBelowFold />
      </Suspense>
    </>
  );
}
