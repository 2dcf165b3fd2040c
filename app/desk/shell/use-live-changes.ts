import { useEffect } from "react";
import { useNavigation, useRevalidator } from "react-router";

/** New leads and colleagues' changes are on the screen within five seconds: this, and the time of one loading. */
const pollMs = 3_000;

/**
 * Loads the screen's data again when something on the desk has changed since it was loaded. Not while a form is sent or
 * a screen is loaded: the router forgets a form's answer when it loads data again, even if it was not shown yet.
 */
export function useLiveChanges(changeToken: string): void {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!isIdle) return;
    let isCurrent = true;
    const poll = window.setInterval(async () => {
      if (document.visibilityState === "hidden") return;
      const latest = await readChangeToken().catch(() => undefined);
      if (isCurrent && latest !== undefined && latest !== changeToken) await revalidate();
    }, pollMs);
    return () => {
      isCurrent = false;
      window.clearInterval(poll);
    };
  }, [changeToken, revalidate, isIdle]);
}

/** Also fails when the answer is cut off, for example because the page is being left. */
async function readChangeToken(): Promise<string | undefined> {
  const answer = await fetch("/desk/changes");
  return answer.ok ? answer.text() : undefined;
}
