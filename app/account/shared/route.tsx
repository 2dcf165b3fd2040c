import { type MetaDescriptor, useLoaderData } from "react-router";
import { NoticePage } from "#app/account/notice-page.tsx";
import { PrivateError } from "#app/account/result/private-error.tsx";
import { privateHeaders } from "#app/account/result/private-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { sharedPage } from "#content/pages/private-page.ts";
import { loadShared } from "./load-shared.server.ts";
import { SharedPage } from "./shared-page.tsx";

/** The same title whether the link is open or not. */
export const meta = ({ error }: { readonly error?: unknown }): MetaDescriptor[] =>
  pageMeta("sharedValuation", sharedPage.head)({ error });
export const headers = privateHeaders;
export const loader = loadShared;
export const ErrorBoundary = PrivateError;

const { gone } = sharedPage;

export default function Shared() {
  const shared = useLoaderData<typeof loader>();
  if (shared) return <SharedPage shared={shared} />;
  return <NoticePage title={gone.title} lead={gone.lead} lines={gone.lines.map((label) => ({ label }))} />;
}
