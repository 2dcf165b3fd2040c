import type { MetaDescriptor } from "react-router";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { missingValuation } from "#content/pages/valuation-private.ts";
import { deletionWords } from "#content/privacy/deletion.ts";
import type { Head } from "#content/registry/head.ts";
import type { PageId } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { deletionStep } from "#contracts/leads/deletion.ts";

type MetaArgs = {
  readonly loaderData?: unknown;
  readonly error?: unknown;
  readonly location?: { readonly search: string };
};

/** The page's own head, or a different title when it has no valuation to show. */
export function privateMeta(id: PageId, own: Head) {
  return ({ loaderData, error, location }: MetaArgs): MetaDescriptor[] => {
    const head = pageMeta(id, own)({ error });
    const title = error ? undefined : otherTitle(loaderData, location?.search);
    return title ? head.map((entry) => ("title" in entry ? { title: title + site.titleSuffix } : entry)) : head;
  };
}

function otherTitle(loaderData: unknown, search = ""): string | undefined {
  const step = deletionStep(new URLSearchParams(search));
  if (loaderData) return step === "ask" || step === "failed" ? deletionWords.open : undefined;
  return step === "done" ? deletionWords.done.title : missingValuation.title;
}
