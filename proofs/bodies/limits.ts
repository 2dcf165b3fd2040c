type Exception = { readonly ms: number; readonly why: string };

/** Milliseconds of the main thread that one request may take, and which may take longer. */
export const limits: { readonly usual: number; readonly exceptions: Readonly<Record<string, Exception>> } = {
  usual: 10,
  exceptions: {},
};

export const limitOf = (about: string, usual: number): number => Math.max(usual, limits.exceptions[about]?.ms ?? 0);
