import { useState } from "react";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { hasPasskeys } from "./passkey.ts";

/** A button that uses a passkey: offered once the page's script runs and the browser has passkeys. */
export function usePasskey(use: () => Promise<void>) {
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await use();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return {
    isOffered: isHydrated && hasPasskeys(),
    isBusy,
    hasFailed,
    run: () => void run(),
  };
}
