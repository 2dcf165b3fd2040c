import { useState } from "react";
import { useLoaderData } from "react-router";
import { MissingValuation } from "#app/account/result/missing-valuation.tsx";
import { PrivateError } from "#app/account/result/private-error.tsx";
import { privateHeaders } from "#app/account/result/private-headers.ts";
import { privateMeta } from "#app/account/result/private-meta.ts";
import { RequestReport, requestReportId } from "#app/contact/request-report.tsx";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { TextLink } from "#app/design/ui/text-link.tsx";
import { useUnsentLeads } from "#app/valuation/leads/use-unsent-leads.ts";
import { bookAction, resolveAction } from "#content/actions.ts";
import { valuationUpgradePage as words } from "#content/pages/valuation-private.ts";
import { site } from "#content/site.ts";
import { estimateLine } from "#content/valuation-results.ts";
import { longDate } from "#domain/leads/long-date.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { CheckoutNotice } from "./checkout-notice.tsx";
import { ChooseEdition, FreeActions, OpenedActions } from "./edition-action.tsx";
import { type EditionPlace, placeOf } from "./edition-place.ts";
import { Editions } from "./editions.tsx";
import { loadUpgrade } from "./load-upgrade.server.ts";
import { NotesStrip } from "./notes-strip.tsx";
import { useCheckout } from "./use-checkout.ts";

export const meta = privateMeta("valuationUpgrade", words.head);
export const headers = privateHeaders;
export const loader = loadUpgrade;
export const ErrorBoundary = PrivateError;

const highlighted = "professional";

type Loaded = NonNullable<Awaited<ReturnType<typeof loadUpgrade>>["data"]>;
type Edition = (typeof words.editions)[number];
type Acts = { readonly checkout: ReturnType<typeof useCheckout>; readonly onRequest: (chosen: ReportPackage) => void };

function priceOf(edition: Edition, place: EditionPlace, { prices }: Loaded): string {
  if (place === "opened" || place === "within") return words.yours;
  return prices?.[edition.id] ?? edition.price;
}

function actionOf(edition: Edition, place: EditionPlace, { id }: Loaded, { checkout, onRequest }: Acts) {
  if (edition.id === "free") return <FreeActions valuationId={id} />;
  const common = { valuationId: id, edition, dark: edition.id === highlighted };
  if (place === "opened") return <OpenedActions {...common} />;
  if (place === "within") return <p>{words.within(nameOf("exitReadiness"))}</p>;
  if (place === "sold") return <ChooseEdition {...common} checkout={checkout} />;
  return (
    <ButtonLink
      to={`#${requestReportId}`}
      variant={common.dark ? "paper" : "secondary"}
      onClick={() => onRequest(common.edition.id)}
    >
      {words.request}
      <span className="sr">, {edition.name}</span>
    </ButtonLink>
  );
}

const nameOf = (id: Edition["id"]) => words.editions.find((edition) => edition.id === id)?.name ?? "";

export default function ValuationUpgrade() {
  const loaded = useLoaderData<typeof loader>();
  useUnsentLeads();
  return loaded ? <Upgrade loaded={loaded} /> : <MissingValuation />;
}

function Upgrade({ loaded }: { readonly loaded: Loaded }) {
  const places = words.editions.map((edition) => ({ edition, place: placeOf(edition.id, loaded) }));
  const asked = places.flatMap(({ edition, place }) =>
    place === "asked" && edition.id !== "free" ? [edition.id] : [],
  );
  const [chosen, setChosen] = useState<ReportPackage>(asked[0] ?? highlighted);
  const checkout = useCheckout(loaded.id);
  const book = resolveAction(bookAction);
  return (
    <>
      <Editions
        words={words}
        {...loaded}
        estimate={`${longDate(Date.parse(loaded.valuedAt), site.timeZone)}. ${estimateLine}`}
        notice={loaded.outcome && <CheckoutNotice outcome={loaded.outcome} />}
        highlighted={highlighted}
        editions={places.map(({ edition, place }) => ({
          ...edition,
          price: priceOf(edition, place, loaded),
          action: actionOf(edition, place, loaded, { checkout, onRequest: setChosen }),
        }))}
      />
      {asked.length > 0 && (
        <RequestReport valuationId={loaded.id} company={loaded.company} chosen={chosen} onChoose={setChosen} />
      )}
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
