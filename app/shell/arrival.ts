/**
 * Keeps where a visit came from, for the lead it may become: only the first page of a tab knows. Most visits bring nothing
 * to keep, and then nothing is kept. `visitAttribution.ts` reads it, apart from here, so that the home page does not carry it.
 */
export function rememberArrival(): void {
  const { referrer } = document;
  const { search, origin } = location;
  try {
    if (/[?&]utm_/.test(search) || (referrer && !referrer.startsWith(origin)))
      sessionStorage["arrival"] ??= JSON.stringify([search, referrer]);
  } catch {}
}
