import { type MetaDescriptor, useLoaderData } from "react-router";
import { PrivateError } from "#app/account/result/private-error.tsx";
import { privateHeaders } from "#app/account/result/private-headers.ts";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { sharedPage } from "#content/pages/private-page.ts";
import { GonePage } from "./gone-page.tsx";
import { loadShared } from "./load-shared.server.ts";
import { SharedPage } from "./shared-page.tsx";

/** The same title whether the link is open or not. */
export const meta = ({ error }: { readonly error?: unknown }): MetaDescriptor[] =>
  pageMeta("sharedValuation", sharedPage.head)({ error });
export const headers = privateHeaders;
export const loader = loadShared;
export const ErrorBoundary = PrivateError;

export default function Shared() {
  const shared = useLoaderData<typeof loader>();
  return shared ? <SharedPage shared={shared} /> : <GonePage />;
}
