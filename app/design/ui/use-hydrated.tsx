import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";

/** A part that stands alone, with no page around it, is live from the start. */
const Hydrated = createContext(true);

/**
 * Tells the parts of a page that script has taken over. It does so in a transition: what they draw anew is then worked off in
 * slices between which the page answers, where a store's word would have it all done at once.
 */
export function HydrationWatch({ children }: { readonly children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated value={hydrated}>{children}</Hydrated>;
}

/** False in the server's markup and on the first client render, true from then on. */
export const useHydrated = (): boolean => use(Hydrated);
