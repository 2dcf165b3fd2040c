import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { pathOf } from "#content/registry/registry.ts";

/** History state of a profile's address. */
export type ProfileVisit = {
  /** The previous history entry is the team wall, so closing goes back to it. */
  readonly isFromWall: boolean;
  /** Another profile was open just before. */
  readonly isFromProfile: boolean;
};

/** With its path: during prerendering the current path ends in a slash, which a bare fragment would keep. */
export const profileAddress = (id: string) => ({ pathname: pathOf("team"), hash: id });

export const cardId = (id: string) => `card-${id}`;

const isProfileVisit = (state: unknown): state is ProfileVisit =>
  typeof state === "object" && state !== null && "isFromWall" in state && "isFromProfile" in state;

/** The address fragment is the id of the open profile, so it can be shared and the back button closes it. */
export function useOpenProfile(ids: readonly string[]) {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  // The server does not get the fragment. Until hydration, CSS `:target` shows the profile.
  const isLive = useHydrated();
  const open = isLive ? (ids.find((id) => hash === `#${id}`) ?? null) : null;
  const visit = isProfileVisit(state) ? state : null;
  const last = useRef<string | null>(null);

  // After closing, the focus goes to that person's card, even after navigating between profiles.
  useEffect(() => {
    if (open === null && last.current !== null) document.getElementById(cardId(last.current))?.focus();
    last.current = open;
  }, [open]);

  function close() {
    if (visit?.isFromWall) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true });
  }

  return { isLive, open, openingId: key, visit, close };
}
