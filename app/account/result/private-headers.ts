/** The address of such a page is its key: no cache and no search engine keeps it, and no other site is told where the visitor came from. */
export const privateHeaders = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
});
