import { useEffect } from "react";
import { browserOutbox } from "./browser-outbox.ts";

/** On every page of the valuation: sends what an earlier visit could not send. */
export function useUnsentLeads(): void {
  useEffect(() => browserOutbox().resume(), []);
}
