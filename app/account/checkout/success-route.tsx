import { useLoaderData } from "react-router";
import { privateHeaders } from "#app/account/result/private-headers.ts";
import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { useUnsentLeads } from "#app/valuation/leads/use-unsent-leads.ts";
import { ctas } from "#content/cta.ts";
import { valuationSuccessPage as words } from "#content/pages/valuation-private.ts";
import { loadOrder } from "./load-order.server.ts";
import { OrderScreen } from "./order-screen.tsx";

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
