/** A page without its nonce, and whether that is the one its policy allows. */
export function withoutNonce(html: string, policy: string): { readonly html: string; readonly allowed: boolean } {
  const nonces = new Set([...html.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce ?? ""));
  const [nonce = ""] = nonces;
  const allowed = nonces.size === 1 && policy.includes(`'nonce-${nonce}'`);
  return { html: nonce ? html.replaceAll(nonce, "NONCE") : html, allowed };
}
