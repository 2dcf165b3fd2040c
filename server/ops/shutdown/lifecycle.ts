/**
 * Whether this server accepts visitors: reported to proxies by the readiness check, and to clients with
 * `Connection: close`.
 */
export type Lifecycle = {
  isDraining(): boolean;
  /** From now on no new visitors should be sent here; those who come are still served. */
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
