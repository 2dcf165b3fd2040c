import { z } from "zod";

/** An answer of the API; errors are JSON too. */
export type Answer = { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> };

/** The answer of a refusal. */
export class ApiError extends Error {
  readonly answer: Answer;

  constructor(status: number, error: { type: string; code?: string; param?: string; message: string }) {
    super(error.message);
    this.answer = { status, body: { error } };
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new ApiError(400, { type: "invalid_request_error", message, ...(param && { param }), ...(code && { code }) });

export const missing = (what: string, id: string, param?: string) =>
  new ApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    ...(param && { param }),
  });

/** Unknown parameters are refused, as are missing ones. */
export function checked<T>(schema: z.ZodType<T>, parameters: unknown): T {
  const parsed = schema.safeParse(parameters);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [...(issue?.path ?? []), ...(issue?.code === "unrecognized_keys" ? issue.keys : [])];
  const param = path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join("");
  const code = issue?.code === "unrecognized_keys" ? "parameter_unknown" : "parameter_invalid";
  throw invalid(z.prettifyError(parsed.error), param, code);
}
