import { APIError } from "better-auth";
import { AppError } from "#server/http/app-error.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import type { Limit, Limiter } from "#server/http/limits/limiter.ts";
import type { SignInMethod } from "#server/store/desk/desk-tables.ts";
import { firmProvider, visitorHeader } from "./auth-paths.ts";
import { cookieValue } from "./cookie-value.ts";
import type { Auth } from "./create-auth.ts";
import { hashed } from "./hashed.ts";
import { deviceCookie, knownDevice } from "./known-device.ts";

/** A request to the desk: its headers, and the address that limits count by. */
export type SignInClient = { readonly headers: Headers; readonly address: string };
/** `Set-Cookie` lines for the answer. */
export type WithCookies = { readonly cookies: readonly string[] };

const fifteenMinutes = 15 * 60_000;
/** From anywhere without a device that signed in before. A pause, not a lock: it ends. */
const triesOfStrangers: Limit = {
  name: "desk sign-ins to an account",
  max: 10,
  windowMs: fifteenMinutes,
  code: "tooManySignIns",
};
const triesOfDevice: Limit = { ...triesOfStrangers, name: "desk sign-ins from a device" };

export type SignInParts = {
  readonly auth: () => Auth;
  readonly limiter: Limiter;
  readonly secret: string;
  readonly https: boolean;
  /** After somebody signed in. */
  readonly onSignIn: (userId: string, method: SignInMethod) => Promise<void>;
};

export type PasswordSignIn = { readonly email: string; readonly password: string };
type PasswordAccepted = WithCookies & { readonly needsCode: boolean };

/** @throws AppError deskRefused, deskLocked, deskPasskeyNeeded, tooManySignIns */
export async function signInByPassword(
  parts: SignInParts,
  given: PasswordSignIn,
  client: SignInClient,
): Promise<PasswordAccepted> {
  const { limiter } = parts;
  await limiter.countVisitor(allowances.deskSignIns, client.address);
  const deviceId = knownDevice(parts, client.headers, given.email);
  await (deviceId === undefined
    ? limiter.count(triesOfStrangers, hashed(given.email))
    : limiter.count(triesOfDevice, hashed(`${given.email} ${deviceId}`)));
  return signInUncounted(parts, given, client);
}

/**
 * For a password that was chosen in this request, with a link that only its member has: no guess, so strangers who
 * guessed before cannot keep the member out. @throws AppError deskRefused, deskLocked, deskPasskeyNeeded
 */
export async function signInUncounted(
  { auth, onSignIn, ...device }: Omit<SignInParts, "limiter">,
  { email, password }: PasswordSignIn,
  client: SignInClient,
): Promise<PasswordAccepted> {
  const { cookies, body } = await answerOf("deskRefused", () =>
    auth().api.signInEmail({ body: { email, password }, headers: headersFor(client), asResponse: true }),
  );
  const needsCode = "twoFactorRedirect" in body && body.twoFactorRedirect === true;
  if (!needsCode) await onSignIn((body as { user: { id: string } }).user.id, "password");
  return { cookies: [...cookies, deviceCookie(device, email)], needsCode };
}

const sixDigits = /^\d{6}$/;

type CodeAccepted = WithCookies & {
  /** The member who used one of the recovery codes. */
  readonly recoveredBy?: string;
};

/** The second step: six digits of an authenticator app, or a recovery code. @throws AppError deskCodeRefused, deskStartAgain */
export async function enterCode(
  { auth, limiter }: SignInParts,
  typed: string,
  client: SignInClient,
): Promise<CodeAccepted> {
  await limiter.countVisitor(allowances.deskSignIns, client.address);
  const code = typed.replace(/\s/g, "");
  const headers = headersFor(client);
  if (sixDigits.test(code))
    return answerOf("deskCodeRefused", () => auth().api.verifyTOTP({ body: { code }, headers, asResponse: true }));
  const { cookies, body } = await answerOf("deskCodeRefused", () =>
    auth().api.verifyBackupCode({ body: { code }, headers, asResponse: true }),
  );
  return { cookies, recoveredBy: (body as { user: { id: string } }).user.id };
}

/** The id of the member whose password was right, while the second step is open. */
export async function memberAtSecondStep({ auth }: Pick<SignInParts, "auth">, headers: Headers) {
  const { createAuthCookie, internalAdapter } = await auth().$context;
  const cookie = cookieValue(headers, createAuthCookie("two_factor").name);
  // Its value is random and followed by a signature.
  const [identifier] = decodeURIComponent(cookie ?? "").split(".");
  return identifier ? (await internalAdapter.findVerificationValue(identifier))?.value : undefined;
}

export function signOut({ auth }: Pick<SignInParts, "auth">, client: SignInClient): Promise<WithCookies> {
  return answerOf("deskSignedOut", () => auth().api.signOut({ headers: headersFor(client), asResponse: true }));
}

/** Where the firm's identity provider asks for the account. @throws AppError deskProviderDown */
export async function startSso(
  { auth, limiter }: Pick<SignInParts, "auth" | "limiter">,
  to: string,
  client: SignInClient,
): Promise<WithCookies & { readonly url: string }> {
  await limiter.countVisitor(allowances.deskSignIns, client.address);
  const { cookies, body } = await answerOf("deskProviderDown", () =>
    auth().api.signInSocial({
      body: { provider: firmProvider, callbackURL: to, errorCallbackURL: "/desk/sign-in" },
      headers: headersFor(client),
      asResponse: true,
    }),
  );
  if (!("url" in body) || typeof body.url !== "string") throw new AppError("deskProviderDown");
  return { cookies, url: body.url };
}

export function headersFor({ headers, address }: SignInClient): Headers {
  const forAuth = new Headers(headers);
  forAuth.set(visitorHeader, address);
  return forAuth;
}

/** What better-auth refuses is one of these, or else the caller's. */
const refusals = {
  ACCOUNT_LOCKED: "deskLocked",
  PASSKEY_NEEDED: "deskPasskeyNeeded",
  CODE_USED: "deskCodeUsed",
  INVALID_TWO_FACTOR_COOKIE: "deskStartAgain",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "deskStartAgain",
  ACCOUNT_TEMPORARILY_LOCKED: "tooManySignIns",
  TOTP_ALREADY_ENABLED: "deskCodeSetUp",
  INVALID_PASSWORD: "deskWrongPassword",
} as const;

type Otherwise = "deskRefused" | "deskCodeRefused" | "deskWrongPassword" | "deskSignedOut" | "deskProviderDown";

/** @throws AppError */
export async function answerOf(
  otherwise: Otherwise,
  ask: () => Promise<Response>,
): Promise<WithCookies & { readonly body: object }> {
  const answer = await ask().catch((error: unknown) => {
    if (!(error instanceof APIError)) throw error;
    return Response.json(error.body ?? {}, { status: 400 });
  });
  const parsed: unknown = await answer.json().catch(() => ({}));
  const body = typeof parsed === "object" && parsed !== null ? parsed : {};
  if (answer.ok) return { cookies: answer.headers.getSetCookie(), body };
  if (answer.status >= 500) throw new AppError("internal");
  const code = "code" in body ? String(body.code) : "";
  throw new AppError(Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : otherwise);
}
