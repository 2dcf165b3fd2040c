import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** New leads and colleagues' changes are on the screen within five seconds: this, and the time of one loading. */
const pollMs = 3_000;

/** Loads the screen's data again when something on the desk has changed since it was loaded. */
export function useLiveChanges(changeToken: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const poll = window.setInterval(async () => {
      if (document.visibilityState === "hidden") return;
      const latest = await readChangeToken().catch(() => undefined);
      if (latest !== undefined && latest !== changeToken) await revalidate();
    }, pollMs);
    return () => window.clearInterval(poll);
  }, [changeToken, revalidate]);
}

/** Also fails when the answer is cut off, for example because the page is being left. */
async function readChangeToken(): Promise<string | undefined> {
  const answer = await fetch("/desk/changes");
  return answer.ok ? answer.text() : undefined;
}
