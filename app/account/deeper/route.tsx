import { useLoaderData } from "react-router";
import { MissingValuation } from "#app/account/result/missing-valuation.tsx";
import { PrivateError } from "#app/account/result/private-error.tsx";
import { privateHeaders } from "#app/account/result/private-headers.ts";
import { privateMeta } from "#app/account/result/private-meta.ts";
import { valuationDeeperPage } from "#content/pages/valuation-private.ts";
import { DeeperPage } from "./deeper-page.tsx";
import { loadDeeper } from "./load-deeper.server.ts";

export const meta = privateMeta("valuationDeeper", valuationDeeperPage.head);
export const headers = privateHeaders;
export const loader = loadDeeper;
export const ErrorBoundary = PrivateError;

export default function ValuationDeeper() {
  const loaded = useLoaderData<typeof loader>();
  return loaded ? <DeeperPage key={loaded.stored.id} {...loaded} /> : <MissingValuation />;
}
