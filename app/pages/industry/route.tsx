import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { errorMeta, pageMeta } from "#app/shell/head/page-meta.ts";
import { faqPage, service } from "#app/shell/head/structured-data.ts";
import type { Action } from "#content/actions.ts";
import { industryGuides } from "#content/pages/guide-questions.ts";
import { industryPage as words } from "#content/pages/industry.ts";
import type { IndustryPageId } from "#content/registry/industries.ts";
import { industryById, industryPages } from "#content/registry/industry-pages.ts";
import { trailOf } from "#content/registry/registry.ts";
import { publishedMultiples } from "#content/sources/industry-references.ts";
import { IndustryBody } from "./body.tsx";
import { IndustryOpening } from "./opening.tsx";
import { IndustryQuestions } from "./questions.tsx";
import { RelatedPlaybooks } from "./related-playbooks.tsx";
import { SectionRuler } from "./ruler/section-ruler.tsx";

/** An industry's text is sent with its page only, never with the shared script. */
export function loader({ url }: LoaderFunctionArgs) {
  // Prerendering requests paths with a trailing slash.
  const pathname = url.pathname.replace(/\/$/, "");
  const industry = industryPages.find(({ path }) => path === pathname);
  if (!industry) throw new Response(null, { status: 404, statusText: "Not Found" });
  return {
    industry,
    published: publishedMultiples(industry.multiples.references),
    related: industry.related.map(playbook),
  };
}

function playbook(id: IndustryPageId) {
  const { path, name, plate, card } = industryById(id);
  return { path, name, plate: plate.file, description: card.tagline };
}

type Loaded = ReturnType<typeof loader>;

export function meta({ loaderData, error }: { loaderData?: Loaded; error?: unknown }) {
  if (!loaderData) return errorMeta({ error: error ?? new Error("No industry") });
  const { id, faq, head, ...facts } = loaderData.industry;
  const structuredData = import.meta.env.SSR ? [service({ page: id, head, ...facts }), faqPage(faq)] : [];
  return pageMeta(id, head, { structuredData })({ error });
}

type Labels = { readonly primary: string; readonly secondary: string };

/** The link to the valuation passes the industry. */
const onward = (labels: Labels, industry: string): { primary: Action; secondary: Action } => ({
  primary: { label: labels.primary, target: "valuation", query: { industry } },
  secondary: { label: labels.secondary, target: "scheduling" },
});

export default function Industry() {
  const { industry, related } = useLoaderData<typeof loader>();
  const { primary, secondary } = onward(industry.actions, industry.valuation.key);
  return (
    <>
      <IndustryOpening {...industry} trail={trailOf(industry.id)} actions={[primary, secondary]} />
      <SectionRuler
        key={industry.id}
        label={words.ruler.label}
        prompt={words.ruler.prompt}
        entries={words.ruler.entries.map(({ id, label }) => ({ id, label: label ?? industry.drawing.label }))}
      />
      {/* Hydrated after the opening. */}
      <Suspense>
        <IndustryBody key={industry.id} />
      </Suspense>
      <IndustryQuestions title={words.questionsTitle} items={industry.faq} guides={industryGuides} />
      <RelatedPlaybooks labels={words.related} playbooks={related} />
      <CtaBanner cta={{ ...industry.closing, ...onward(industry.closing, industry.valuation.key) }} />
    </>
  );
}
