import { useState } from "react";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { hasPasskeys } from "./passkey.ts";

/** A button that uses a passkey: offered once the page's script runs and the browser has passkeys. */
export function usePasskey(use: () => Promise<void>, onDone: () => void) {
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function run(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await use();
      onDone();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  return {
    isOffered: isHydrated && hasPasskeys(),
    isBusy,
    /** Undefined if the last try did not fail. */
    failure,
    run: () => void run(),
    reset: () => setFailure(undefined),
  };
}
