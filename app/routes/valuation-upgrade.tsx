import { useState } from "react";
import { generatePath, useLoaderData } from "react-router";
import { RequestReport, requestReportId } from "#app/features/contact/request-report.tsx";
import type { ReportPackage } from "#app/features/contact/use-contact-message.ts";
import { loadValuation } from "#app/features/private-valuation/load-valuation.server.ts";
import { MissingValuation } from "#app/features/private-valuation/missing-valuation.tsx";
import { privateHeaders } from "#app/features/private-valuation/private-headers.ts";
import { privateMeta } from "#app/features/private-valuation/private-meta.ts";
import { useUnsentLeads } from "#app/features/valuation/leads/use-unsent-leads.ts";
import { Editions } from "#app/sections/editions.tsx";
import { NotesStrip } from "#app/sections/notes-strip.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { bookAction, resolveAction } from "#content/actions.ts";
import { valuationUpgradePage as words } from "#content/pages/valuation-private.ts";
import { pathOf } from "#content/registry.ts";

export const meta = privateMeta("valuationUpgrade", words.head);
export const headers = privateHeaders;
export const loader = loadValuation;

const highlighted = "professional";

type Edition = (typeof words.editions)[number];

function editionAction(edition: Edition, id: string, onChoose: (chosen: ReportPackage) => void) {
  if (edition.id === "free") {
    const results = generatePath(pathOf("valuationResult"), { valuationId: id });
    return (
      <ButtonLink to={results} variant="secondary">
        {words.back}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={`#${requestReportId}`}
      variant={edition.id === highlighted ? "paper" : "secondary"}
      onClick={() => onChoose(edition.id)}
    >
      {words.request}
      <span className="sr">, {edition.name}</span>
    </ButtonLink>
  );
}

export default function ValuationUpgrade() {
  const valuation = useLoaderData<typeof loader>();
  const [chosen, setChosen] = useState<ReportPackage>(highlighted);
  useUnsentLeads();
  if (!valuation) return <MissingValuation />;
  const book = resolveAction(bookAction);
  return (
    <>
      <Editions
        words={words}
        {...valuation}
        highlighted={highlighted}
        editions={words.editions.map((edition) => ({
          ...edition,
          action: editionAction(edition, valuation.id, setChosen),
        }))}
      />
      <RequestReport valuationId={valuation.id} company={valuation.company} chosen={chosen} onChoose={setChosen} />
      <NotesStrip
        notes={words.notes.map(({ title, text, ...note }) => ({
          title,
          text,
          link: "link" in note && book && (
            <TextLink to={book.to} standalone>
              {book.label}
            </TextLink>
          ),
        }))}
      />
    </>
  );
}
