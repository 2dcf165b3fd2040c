import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { site } from "#content/site.ts";
import { industryKeyOf } from "#content/valuation/industries.ts";
import { readIndustryKey, withoutIndustryKey } from "#domain/website/landing-industries.ts";
import { readValuationQuery, withoutValuationQuery } from "#domain/website/valuation-query.ts";
import { browserServices } from "./browser-services.ts";
import { browserClock } from "./clock.ts";
import { consoleLog as log } from "./console-log.ts";
import { createFlow } from "./flow-controller.ts";
import type { Services } from "./services.ts";
import { sessionStore } from "./session-store.ts";

export const holdMs = site.valuation.minimumAnalysisMs;

function createBrowserFlow(services: Services) {
  const session = sessionStore();
  const flow = createFlow({
    services,
    clock: browserClock,
    session,
    newId: () => crypto.randomUUID(),
    today: () => new Date().toISOString(),
    log,
    holdMs,
  });
  return { flow, session };
}

/** The page's flow, opened with what its address, session storage and field hold. */
export function useValuation(field: RefObject<HTMLInputElement | null>, services: Services = browserServices) {
  const [{ flow, session }] = useState(() => createBrowserFlow(services));
  const state = useSyncExternalStore(flow.subscribe, flow.getState, flow.getState);
  const [search, setSearch] = useSearchParams();

  const open = useEffectEvent(async (signal: AbortSignal) => {
    const query = readValuationQuery(search);
    const industry = industryKeyOf(readIndustryKey(search));
    const typed = field.current?.value ?? "";
    // The flow has the address now. Left in the query, it would override what the visitor enters next.
    if (query.website !== "" || query.autoStart) {
      setSearch(withoutValuationQuery, { replace: true, preventScrollReset: true });
    }
    // The visitor may have typed before hydration. After a reload the browser restores the stored address itself.
    if (typed !== "" && typed !== (await session.read())?.website) {
      if (signal.aborted) return;
      flow.type(typed);
    }
    await flow.open(query, industry);
  });

  useEffect(() => {
    const visit = new AbortController();
    void open(visit.signal);
    return () => {
      visit.abort();
      flow.close();
    };
  }, [flow]);

  /** Left in the address, the industry would come back with a reload. */
  function dropIndustry() {
    if (industryKeyOf(readIndustryKey(search)))
      setSearch(withoutIndustryKey, { replace: true, preventScrollReset: true });
  }

  return {
    flow,
    state,
    removeIndustry() {
      flow.chooseIndustry(undefined);
      dropIndustry();
    },
    reset() {
      flow.reset();
      dropIndustry();
    },
  };
}
