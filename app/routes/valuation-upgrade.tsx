import { generatePath, useLoaderData } from "react-router";
import { loadValuation, type PrivateValuation } from "#app/features/private-valuation/load-valuation.server.ts";
import { MissingValuation } from "#app/features/private-valuation/missing-valuation.tsx";
import { privateHeaders } from "#app/features/private-valuation/private-headers.ts";
import { privateMeta } from "#app/features/private-valuation/private-meta.ts";
import { Editions } from "#app/sections/editions.tsx";
import { NotesStrip } from "#app/sections/notes-strip.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { bookAction, resolveAction } from "#content/actions.ts";
import { valuationUpgradePage as words } from "#content/pages/valuation-private.ts";
import { pathOf } from "#content/registry.ts";
import { site } from "#content/site.ts";
import { mailLink } from "#domain/contact/mail-link.ts";

export const meta = privateMeta("valuationUpgrade", words.head);
export const headers = privateHeaders;
export const loader = loadValuation;

const highlighted = "professional";

function editionAction(edition: (typeof words.editions)[number], { id, company }: PrivateValuation) {
  if (edition.id === "free") {
    const results = generatePath(pathOf("valuationResult"), { valuationId: id });
    return (
      <ButtonLink to={results} variant="secondary">
        {words.back}
      </ButtonLink>
    );
  }
  const request = mailLink({ to: site.email, subject: `${edition.name}: ${company}, ${id}` });
  return (
    <ButtonLink to={request} variant={edition.id === highlighted ? "paper" : "secondary"}>
      {words.request}
      <span className="sr">, {edition.name}</span>
    </ButtonLink>
  );
}

export default function ValuationUpgrade() {
  const valuation = useLoaderData<typeof loader>();
  if (!valuation) return <MissingValuation />;
  const book = resolveAction(bookAction);
  return (
    <>
      <Editions
        words={words}
        {...valuation}
        highlighted={highlighted}
        editions={words.editions.map((edition) => ({ ...edition, action: editionAction(edition, valuation) }))}
      />
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
