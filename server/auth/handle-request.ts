import { z } from "zod";
import { type ErrorCode, errorAnswer, errorTable } from "#contracts/error-table.ts";
import { maxPasskeyName } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { parseBounded } from "#server/http/bodies/json-body.ts";
import { wholeBody } from "#server/http/bodies/whole-body.ts";
import { authPath, openPaths } from "./auth-paths.ts";
import type { Auth } from "./create-auth.ts";
import type { SignedIn } from "./sessions.ts";
import { headersFor, type SignInClient } from "./sign-in.ts";

/** Their answers contain the session's token, which no script needs. */
const [signIn, registration] = ["/passkey/verify-authentication", "/passkey/verify-registration"] as const;

/** better-auth stores a name of any length. */
const namedSchema = z.object({ name: z.string().trim().max(maxPasskeyName).optional() });

export type PasskeyEvents = {
  session(client: SignInClient): Promise<SignedIn | undefined>;
  onAdded(by: SignedIn): Promise<void>;
  /** Signed in again, for example to confirm a change. */
  onReplaced(former: SignedIn): Promise<void>;
};

/** Answers one of the open addresses. @throws AppError notFound, badRequest */
export async function handleRequest(
  auth: Auth,
  request: Request,
  address: string,
  { session, onAdded, onReplaced }: PasskeyEvents,
): Promise<Response> {
  const path = new URL(request.url).pathname.slice(authPath.length);
  if (!openPaths.some(([method, open]) => method === request.method && open === path)) throw new AppError("notFound");
  const client = { headers: request.headers, address };
  // Read here, because better-auth prints it to the console when a sender breaks off.
  const body = request.method === "POST" ? await wholeBody(request.text()) : undefined;
  if (body !== undefined) {
    const sent = parseBounded(body);
    if (path === registration && !namedSchema.safeParse(sent).success) throw new AppError("badRequest");
  }
  const isSignIn = path === signIn;
  const isPasskeyStep = isSignIn || path === registration;
  const before = isPasskeyStep ? await session(client) : undefined;
  const forAuth = { method: request.method, headers: headersFor(client), ...(body && { body }) };
  const answer = await auth.handler(new Request(request.url, forAuth));
  if (answer.status >= 400) return refusal(answer.status);
  if (!answer.ok || !isPasskeyStep) return answer;
  if (before) await (isSignIn ? onReplaced(before) : onAdded(before));
  const cookies = answer.headers.getSetCookie().map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return Response.json({ ok: true }, { headers: cookies });
}

/** In the words of our own table: better-auth's may quote what was sent. */
function refusal(status: number): Response {
  if (status >= 500) throw new Error(`better-auth answered ${status}`);
  const codes: Readonly<Record<number, ErrorCode>> = { 401: "deskSignedOut", 403: "deskConfirm" };
  const code = codes[status] ?? "badRequest";
  return Response.json(errorAnswer(code), { status: errorTable[code].status });
}
