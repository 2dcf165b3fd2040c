import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { pageMeta } from "#app/shell/page-meta.ts";
import { itemList, service } from "#app/shell/structured-data.ts";
import { industries } from "#content/industries.ts";
import { industriesPage as words } from "#content/pages/industries.ts";
import { pageById, pages } from "#content/registry.ts";
import { IndustriesBelowFold } from "./below-fold.tsx";
import { IndustriesOpening } from "./opening.tsx";

const listed = pages.filter(({ parent }) => parent === "industries").map(({ id }) => id);

export const meta = pageMeta("industries", words.head, {
  structuredData: import.meta.env.SSR
    ? [itemList(words.sectors.title, listed), service({ page: "industries", head: words.head, ...words.service })]
    : [],
});

/** Returns only what the cards show, so that the industries' full text is not sent. */
export function loader() {
  return industries.map(({ id, plate, card }) => {
    const { path, name } = pageById(id);
    return { path, name, plate, ...card };
  });
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
