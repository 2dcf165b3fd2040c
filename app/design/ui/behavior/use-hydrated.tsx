import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";

/** A component rendered without the provider counts as hydrated. */
const Hydrated = createContext(true);

/**
 * Tells components that the page is hydrated. In a transition: their updates are then rendered in slices, which keeps
 * the page responsive.
 */
export function HydrationProvider({ children }: { readonly children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated value={hydrated}>{children}</Hydrated>;
}

/** False in the server's markup and on the first client render, true from then on. */
export const useHydrated = (): boolean => use(Hydrated);
