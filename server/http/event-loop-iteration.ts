let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a round of the event loop that no other caller shares. Work of several milliseconds waits for it:
 * otherwise sixty requests that arrive together would block all others, health checks included, until the last one is
 * done.
 */
export function nextEventLoopIteration(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
