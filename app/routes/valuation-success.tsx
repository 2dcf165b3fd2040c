import { useLoaderData } from "react-router";
import { loadOrder } from "#app/features/checkout/load-order.server.ts";
import { OrderScreen } from "#app/features/checkout/order-screen.tsx";
import { privateHeaders } from "#app/features/private-valuation/private-headers.ts";
import { useUnsentLeads } from "#app/features/valuation/leads/use-unsent-leads.ts";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { valuationSuccessPage as words } from "#content/pages/valuation-private.ts";

export const meta = pageMeta("valuationSuccess", words.head);
export const headers = privateHeaders;
export const loader = loadOrder;

export default function ValuationSuccess() {
  useUnsentLeads();
  const order = useLoaderData<typeof loader>();
  return (
    <>
      <OrderScreen key={order.sessionId} order={order} />
      <CtaBanner cta={ctas.valuation} />
    </>
  );
}
