import { createContext } from "react-router";

/** What the server hands to loaders and to the document: the only way from the screens to the server. */
export type ValuationReader = {
  /** The stored record as JSON, or undefined for an unknown id. */
  find(valuationId: string): Promise<string | undefined>;
};

export const valuationReaderContext = createContext<ValuationReader>();

/** Allows the document's own inline scripts; absent on prerendered pages, which are allowed by hash. */
export const nonceContext = createContext<string>("");
