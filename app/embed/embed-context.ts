import { createContext } from "react-router";
import type { PartnerSite } from "#domain/partners/partner-site.ts";

/** The partner site in whose page the frame is shown. */
export const partnerContext = createContext<PartnerSite>();
