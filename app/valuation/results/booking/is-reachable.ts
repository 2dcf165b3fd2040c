/**
 * Whether the address answers. A frame cannot tell: its `load` event also fires for the browser's error page. The
 * answer itself is opaque and not needed.
 */
export async function isReachable(address: string, signal: AbortSignal): Promise<boolean> {
  // On a partner's site the valuation is in a frame itself, whose policy allows no other inside.
  if (parent !== window) return false;
  try {
    await fetch(address, { mode: "no-cors", credentials: "omit", signal });
    return true;
  } catch {
    return false;
  }
}
