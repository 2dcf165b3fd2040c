/** Whether this server wants more visitors. Told to proxies by readiness, and to each visitor's connection by its last answer. */
export type Lifecycle = {
  isDraining(): boolean;
  /** From now on nobody new is to be sent here; whoever comes is still served. */
  drain(): void;
};

export function createLifecycle(): Lifecycle {
  let draining = false;
  return {
    isDraining: () => draining,
    drain: () => {
      draining = true;
    },
  };
}
