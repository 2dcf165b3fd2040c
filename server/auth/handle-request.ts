import { AppError } from "#server/http/app-error.ts";
import { authPath, openPaths } from "./auth-paths.ts";
import type { Auth } from "./create-auth.ts";
import { headersFor } from "./sign-in.ts";

/** Their answers contain the session's token, which no script needs. */
const answersWithToken = ["/passkey/verify-authentication", "/passkey/verify-registration"];

/** Answers one of the open addresses. @throws AppError notFound */
export async function handleRequest(auth: Auth, request: Request, address: string): Promise<Response> {
  const path = new URL(request.url).pathname.slice(authPath.length);
  if (!openPaths.some(([method, open]) => method === request.method && open === path)) throw new AppError("notFound");
  const headers = headersFor({ headers: request.headers, address });
  const answer = await auth.handler(new Request(request, { headers }));
  if (!answer.ok || !answersWithToken.includes(path)) return answer;
  const cookies = answer.headers.getSetCookie().map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return Response.json({ ok: true }, { headers: cookies });
}
