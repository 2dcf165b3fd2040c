/**
 * Stores where a visit came from, for a lead that may follow: only the first page of a tab knows. Most visits have
 * nothing to store. `visit-attribution.ts` reads it; it is separate, so that the home page does not load it.
 */
export function storeVisitSource(): void {
  const { referrer } = document;
  const { search, origin } = location;
  try {
    if (/[?&]utm_/.test(search) || (referrer && !referrer.startsWith(origin)))
      sessionStorage["arrival"] ??= JSON.stringify([search, referrer]);
  } catch {}
}
