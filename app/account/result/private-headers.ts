/** The address of a private page is its key: keep it out of caches, search engines and referrers. */
export const privateHeaders = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
});
