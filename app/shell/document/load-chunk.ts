/** After this time a script counts as failed. */
export const timeoutMs = 120_000;

export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";

  constructor(type: "timeout" | "missing", address: string, options?: ErrorOptions) {
    super(`Loading chunk failed (${type}: ${address})`, options);
  }
}

export async function loadChunk<T>(address: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError("timeout", address)), timeoutMs);
  });
  const arrival = load().catch((error: unknown) => {
    throw new ChunkLoadError("missing", address, { cause: error });
  });
  try {
    return await Promise.race([arrival, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
