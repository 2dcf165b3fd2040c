import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's markup and on the first client render, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
