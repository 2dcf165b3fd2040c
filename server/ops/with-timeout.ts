/** Rejects if the work takes longer than the limit; the work itself is not stopped. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
