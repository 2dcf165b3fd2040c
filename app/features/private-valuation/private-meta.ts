import type { MetaDescriptor } from "react-router";
import { pageMeta } from "#app/shell/page-meta.ts";
import type { Head } from "#content/head.ts";
import { missingValuation } from "#content/pages/valuation-private.ts";
import type { PageId } from "#content/registry.ts";
import { site } from "#content/site.ts";

type MetaArgs = { readonly loaderData?: unknown; readonly error?: unknown };

/** The page's own head, or, with no valuation behind the link, one whose title says so. */
export function privateMeta(id: PageId, own: Head) {
  return ({ loaderData, error }: MetaArgs): MetaDescriptor[] => {
    const head = pageMeta(id, own)({ error });
    if (loaderData || error) return head;
    return head.map((entry) => ("title" in entry ? { title: missingValuation.title + site.titleSuffix } : entry));
  };
}
