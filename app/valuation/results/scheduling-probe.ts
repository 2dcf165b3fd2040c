/**
 * Whether anything answers at an address. A frame cannot tell: its `load` event also fires for the browser's own error
 * page. The answer itself stays closed to us and is not needed.
 */
export async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, { mode: "no-cors", credentials: "omit", signal });
    return true;
  } catch {
    return false;
  }
}
