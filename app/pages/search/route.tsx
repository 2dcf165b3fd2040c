import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { searchPage as words } from "#content/pages/search.ts";
import { pageById, pathOf } from "#content/registry/registry.ts";
import { SearchScreen } from "./search-screen.tsx";
import { searchSite } from "./search-site.server.ts";

export const meta = pageMeta("search", words.head);

export function loader({ request }: LoaderFunctionArgs) {
  return searchSite(new URL(request.url).searchParams.get("q") ?? "");
}

const ways = words.ways.map(({ page, line }) => ({ path: pathOf(page), name: pageById(page).name, line }));

export default function Search() {
  return (
    <>
      <SearchScreen words={words} action={pathOf("search")} answer={useLoaderData<typeof loader>()} ways={ways} />
      <CtaBanner cta={ctas.default} />
    </>
  );
}
