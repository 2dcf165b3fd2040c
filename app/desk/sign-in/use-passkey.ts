import { useState } from "react";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { hasPasskeys } from "./passkey.ts";

/** A button that uses a passkey: offered once the page's script runs and the browser has passkeys. */
export function usePasskey(use: () => Promise<void>, to: string) {
  const isHydrated = useHydrated();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  function run(): void {
    setState("busy");
    // A new document, so that nothing of the signed-out page is left.
    use().then(
      () => window.location.assign(to),
      () => setState("failed"),
    );
  }

  return {
    isOffered: isHydrated && hasPasskeys(),
    isBusy: state === "busy",
    hasFailed: state === "failed",
    run,
  };
}
