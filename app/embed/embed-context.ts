import { createContext } from "react-router";
import type { PartnerSite } from "#domain/partners/partner-site.ts";

/** The partner site in whose page the frame is shown. */
export const partnerContext = createContext<PartnerSite>();

/** Nonce for the document's inline scripts. */
export const nonceContext = createContext<string>();

/** Receives errors while rendering a page, so that they are logged and counted. */
export const failureContext = createContext<(error: unknown) => void>();
