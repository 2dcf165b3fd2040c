export type WakeSignal = {
  /** Rests until the time is over or the alarm rings. One that rang since the last rest wakes at once. */
  rest(ms: number, how?: { readonly deaf?: boolean }): Promise<"woken" | "rested">;
  /** Loud: the deaf hear it too. */
  ring(how?: { readonly loud?: boolean }): void;
};

export function createWakeSignal(): WakeSignal {
  let rang: "no" | "softly" | "loudly" = "no";
  let wake: (() => void) | undefined;
  let hears = true;

  return {
    rest: (ms, { deaf = false } = {}) =>
      new Promise((resolve) => {
        hears = !deaf;
        const end = (how: "woken" | "rested") => {
          clearTimeout(timer);
          wake = undefined;
          if (how === "woken") rang = "no";
          resolve(how);
        };
        const timer = setTimeout(() => end("rested"), ms);
        wake = () => end("woken");
        if (rang === "loudly" || (rang === "softly" && hears)) wake();
      }),
    ring: ({ loud = false } = {}) => {
      if (rang !== "loudly") rang = loud ? "loudly" : "softly";
      if (loud || hears) wake?.();
    },
  };
}
