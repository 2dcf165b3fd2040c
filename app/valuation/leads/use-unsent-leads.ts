import { useEffect } from "react";
import { browserOutbox } from "./browser-outbox.ts";

/** On every page of the valuation: what an earlier visit could not send is sent now. */
export function useUnsentLeads(): void {
  useEffect(() => browserOutbox().resume(), []);
}
