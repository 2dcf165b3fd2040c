import { type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useRefreshOnPageRestore } from "#app/account/result/use-refresh-on-page-restore.ts";
import { loadChunk } from "#app/shell/document/load-chunk.ts";
import { valuationUpgradePage } from "#content/pages/valuation-private.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { apiOriginOf } from "#domain/site/api-origin.ts";
import type { CheckoutResult } from "./open-checkout.ts";

const words = valuationUpgradePage.notices;
const loadCheckout = () => loadChunk("checkout", () => import("./open-checkout.ts"));

export type CheckoutPhase =
  | { readonly at: "idle" }
  | { readonly at: "opening"; readonly package: ReportPackage }
  | { readonly at: "failed"; readonly package: ReportPackage; readonly text: string };

const idle: CheckoutPhase = { at: "idle" };

/** Opens the payment page for the chosen package. One request at a time, however often a button is pressed. */
export function useCheckout(valuationId: string, goTo = (url: string) => window.location.assign(url)) {
  const [phase, setPhase] = useState<CheckoutPhase>(idle);
  const isOpening = useRef(false);
  const { revalidate } = useRevalidator();

  // The back-forward cache may restore this page in its busy state, and the package may have been paid meanwhile.
  useRefreshOnPageRestore(() => {
    isOpening.current = false;
    setPhase(idle);
    void revalidate();
  });

  async function requestCheckout(name: ReportPackage): Promise<CheckoutResult> {
    const isOnline = () => navigator.onLine;
    try {
      const { openCheckout } = await loadCheckout();
      const apiOrigin = apiOriginOf(window.location.origin);
      return await openCheckout(
        { valuationId, package: name },
        { fetch: (...args) => window.fetch(...args), apiOrigin, isOnline },
      );
    } catch {
      return { failed: isOnline() ? "down" : "offline" };
    }
  }

  async function choose(event: FormEvent, name: ReportPackage) {
    event.preventDefault();
    if (isOpening.current) return;
    isOpening.current = true;
    setPhase({ at: "opening", package: name });
    const opened = await requestCheckout(name);
    // The button stays busy until the payment page has loaded.
    if ("url" in opened) return goTo(opened.url);
    isOpening.current = false;
    setPhase({ at: "failed", package: name, text: "message" in opened ? opened.message : words[opened.failed] });
    // Paid in another tab: reload the data, so that the download replaces the button.
    if ("refused" in opened && opened.refused === "alreadyPaid") await revalidate();
  }

  return { phase, choose };
}
