import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/design/ui/use-hydrated.tsx";
import { pathOf } from "#content/registry.ts";

/** What the history keeps with the address of a profile. */
export type ProfileVisit = {
  /** The entry before this one is the wall, so closing goes back to it. */
  readonly fromWall: boolean;
  /** Another profile was open a moment ago. */
  readonly turned: boolean;
};

/** Said in full: while the page is made its own address ends in a slash, and a bare fragment would keep it. */
export const profileAddress = (id: string) => ({ pathname: pathOf("team"), hash: id });

export const cardId = (id: string) => `card-${id}`;

const isVisit = (state: unknown): state is ProfileVisit =>
  typeof state === "object" && state !== null && "fromWall" in state && "turned" in state;

/** The fragment of the address says whose profile is open: it can be shared, and the back button closes it. */
export function useOpenProfile(ids: readonly string[]) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The server does not know the fragment. Until script is here the style sheet shows the profile it points at.
  const isLive = useHydrated();
  const open = isLive ? (ids.find((id) => hash === `#${id}`) ?? null) : null;
  const visit = isVisit(state) ? state : null;
  const last = useRef<string | null>(null);

  // Whoever closes a profile stands at that person's card, even after having turned from one to the next.
  useEffect(() => {
    if (open === null && last.current !== null) document.getElementById(cardId(last.current))?.focus();
    last.current = open;
  }, [open]);

  function close() {
    if (visit?.fromWall) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true });
  }

  return { isLive, open, visit, close };
}
