/** Storage of the browser that may be off or full: nothing is found and nothing is kept then. */
export function safeStorage(storage: () => Storage) {
  function attempt<T>(action: (open: Storage) => T): T | undefined {
    try {
      return action(storage());
    } catch {
      return undefined;
    }
  }
  return {
    read: (key: string) => attempt((open) => open.getItem(key)) ?? undefined,
    /** Undefined removes it. */
    write(key: string, text: string | undefined): void {
      attempt((open) => (text === undefined ? open.removeItem(key) : open.setItem(key, text)));
    },
    keys: () => attempt((open) => Object.keys(open)) ?? [],
  };
}
