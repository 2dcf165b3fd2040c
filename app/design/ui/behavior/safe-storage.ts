/** Browser storage that never throws: if it is disabled or full, reads find nothing and writes do nothing. */
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
