import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { privateHeaders } from "#app/features/private-valuation/private-headers.ts";
import { useUnsentLeads } from "#app/features/valuation/leads/use-unsent-leads.ts";
import { BlankEntry } from "#app/sections/blank-entry.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { valuationSuccessPage as words } from "#content/pages/valuation-private.ts";

export const meta = pageMeta("valuationSuccess", words.head);
export const headers = privateHeaders;

const longestNumberShown = 14;

/** No order can be known before a payment provider is connected; the page says so instead of waiting for one. */
export function loader({ request }: LoaderFunctionArgs) {
  const given = new URL(request.url).searchParams.get("session_id")?.replace(/[^\w-]/g, "") ?? "";
  const shown = given.length > longestNumberShown ? `${given.slice(0, longestNumberShown)}…` : given;
  return { order: shown };
}

export default function ValuationSuccess() {
  useUnsentLeads();
  const { order } = useLoaderData<typeof loader>();
  const { title, lead } = order ? words.unknown : words.none;
  return (
    <>
      <BlankEntry
        title={title}
        lead={lead}
        actions={words.actions}
        lines={[
          { label: words.numberLabel, value: order || words.noNumber },
          { label: words.stateLabel, value: words.state },
        ]}
      />
      <CtaBanner cta={ctas.valuation} />
    </>
  );
}
