/** A status disappears after a while; an alert stays until it is dismissed. */
export type ToastKind = "status" | "alert";

type ToastMessage = {
  readonly title: string;
  readonly text?: string;
  readonly kind?: ToastKind;
};

export type ToastEntry = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly text: string | undefined;
  /** Milliseconds, or null to stay. */
  readonly duration: number | null;
};

const statusDuration = 8000;
const atMost = 3;
const none: readonly ToastEntry[] = [];

/**
 * Outside React, so that a toast outlives the component and the route that raised it. Only the browser writes to it.
 */
function createToastStore() {
  let entries = none;
  let lastId = 0;
  const listeners = new Set<() => void>();

  function set(next: readonly ToastEntry[]) {
    entries = next;
    for (const listener of listeners) listener();
  }

  return {
    /** The same title replaces the earlier toast, so that a second press is announced but does not pile up. */
    show({ title, text, kind = "status" }: ToastMessage): number {
      lastId += 1;
      const entry = { id: lastId, kind, title, text, duration: kind === "status" ? statusDuration : null };
      set([...entries.filter((other) => other.kind !== kind || other.title !== title), entry].slice(-atMost));
      return entry.id;
    },
    dismiss(id: number) {
      set(entries.filter((entry) => entry.id !== id));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => entries,
    readOnServer: () => none,
  };
}

export const toasts = createToastStore();
