/** Every error the server can answer with: its status, what the visitor reads and what the log says. */
export const errorTable = {
  notFound: { status: 404, message: "There is nothing at this address.", log: "no such endpoint" },
  tooLarge: { status: 413, message: "That is more than this address takes.", log: "body too large" },
  unavailable: {
    status: 503,
    message: "The service is starting or short of a part it needs. Please retry in a moment.",
    log: "not ready",
  },
  internal: {
    status: 500,
    message: "Something went wrong on our side. Please retry in a moment.",
    log: "unexpected failure",
  },
} as const satisfies Record<string, { status: number; message: string; log: string }>;

export type ErrorCode = keyof typeof errorTable;

/** The body of every failed answer. */
export type ErrorAnswer = { readonly error: string; readonly code: ErrorCode };

export const errorAnswer = (code: ErrorCode): ErrorAnswer => ({ error: errorTable[code].message, code });
