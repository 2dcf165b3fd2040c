export type WakeSignal = {
  /** Waits until the time is over or `wake` is called. A call since the last wait ends it at once. */
  wait(ms: number, how?: { readonly ignoreKicks?: boolean }): Promise<"woken" | "timedOut">;
  /** `force` also ends a wait that ignores kicks. */
  wake(how?: { readonly force?: boolean }): void;
};

export function createWakeSignal(): WakeSignal {
  let pending: "none" | "kick" | "forced" = "none";
  let endWait: (() => void) | undefined;
  let takesKicks = true;

  return {
    wait: (ms, { ignoreKicks = false } = {}) =>
      new Promise((resolve) => {
        takesKicks = !ignoreKicks;
        const end = (how: "woken" | "timedOut") => {
          clearTimeout(timer);
          endWait = undefined;
          if (how === "woken") pending = "none";
          resolve(how);
        };
        const timer = setTimeout(() => end("timedOut"), ms);
        endWait = () => end("woken");
        if (pending === "forced" || (pending === "kick" && takesKicks)) endWait();
      }),
    wake: ({ force = false } = {}) => {
      if (pending !== "forced") pending = force ? "forced" : "kick";
      if (force || takesKicks) endWait?.();
    },
  };
}
