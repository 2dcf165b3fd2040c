import { useState } from "react";
import { useLoaderData } from "react-router";
import { MissingValuation } from "#app/account/result/missing-valuation.tsx";
import { PrivateError } from "#app/account/result/private-error.tsx";
import { privateHeaders } from "#app/account/result/private-headers.ts";
import { privateMeta } from "#app/account/result/private-meta.ts";
import { RequestReport, requestReportId } from "#app/contact/request-report.tsx";
import { ButtonLink } from "#app/design/ui/controls/button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { useUnsentLeads } from "#app/valuation/leads/use-unsent-leads.ts";
import { bookAction, resolveAction } from "#content/actions.ts";
import { valuationUpgradePage as words } from "#content/pages/valuation-private.ts";
import { site } from "#content/site.ts";
import { estimateLine } from "#content/valuation/results.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { longDate } from "#domain/time/long-date.ts";
import { CheckoutNotice } from "./checkout-notice.tsx";
import { ChooseEdition, FreeActions, OpenedActions } from "./edition-action.tsx";
import { availabilityOf, type EditionAvailability } from "./edition-availability.ts";
import { Editions } from "./editions.tsx";
import { loadUpgrade } from "./load-upgrade.server.ts";
import { NotesStrip } from "./notes-strip.tsx";
import { ReportSpreads } from "./report-spreads.tsx";
import { useCheckout } from "./use-checkout.ts";

export const meta = privateMeta("valuationUpgrade", words.head);
export const headers = privateHeaders;
export const loader = loadUpgrade;
export const ErrorBoundary = PrivateError;

const highlighted = "professional";

type Loaded = NonNullable<Awaited<ReturnType<typeof loadUpgrade>>["data"]>;
type Edition = (typeof words.editions)[number];
type EditionActions = {
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly onRequest: (chosen: ReportPackage) => void;
};

function priceOf(edition: Edition, availability: EditionAvailability, { prices }: Loaded): string {
  if (availability === "unlocked" || availability === "included") return words.yours;
  return prices?.[edition.id] ?? edition.price;
}

function actionOf(
  edition: Edition,
  availability: EditionAvailability,
  { id }: Loaded,
  { checkout, onRequest }: EditionActions,
) {
  if (edition.id === "free") return <FreeActions valuationId={id} />;
  const common = { valuationId: id, edition, dark: edition.id === highlighted };
  if (availability === "unlocked") return <OpenedActions {...common} />;
  if (availability === "included") return <p>{words.includedIn(nameOf("exitReadiness"))}</p>;
  if (availability === "forSale") return <ChooseEdition {...common} checkout={checkout} />;
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
  const offers = words.editions.map((edition) => ({ edition, availability: availabilityOf(edition.id, loaded) }));
  const onRequest = offers.flatMap(({ edition, availability }) =>
    availability === "onRequest" && edition.id !== "free" ? [edition.id] : [],
  );
  const [chosen, setChosen] = useState<ReportPackage>(onRequest[0] ?? highlighted);
  const checkout = useCheckout(loaded.id);
  const book = resolveAction(bookAction);
  return (
    <>
      <Editions
        words={words}
        {...loaded}
        estimate={`${longDate(Date.parse(loaded.valuedAt), site.timeZone)}. ${estimateLine}`}
        notice={loaded.outcome && <CheckoutNotice outcome={loaded.outcome} />}
        spreads={<ReportSpreads report={loaded.sample} />}
        highlighted={highlighted}
        editions={offers.map(({ edition, availability }) => ({
          ...edition,
          price: priceOf(edition, availability, loaded),
          action: actionOf(edition, availability, loaded, { checkout, onRequest: setChosen }),
        }))}
      />
      {onRequest.length > 0 && (
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
