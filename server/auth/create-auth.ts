import { randomUUID } from "node:crypto";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { passkey } from "@better-auth/passkey";
import { APIError, betterAuth } from "better-auth";
import { type GenericOAuthConfig, genericOAuth, twoFactor } from "better-auth/plugins";
import { site } from "#content/site.ts";
import { confirmedForMs } from "#domain/desk/people/member.ts";
import { passwordLength } from "#domain/desk/people/password-rules.ts";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/ops/log.ts";
import type { PasswordHashing } from "#server/services/desk/people/password-hashing.ts";
import type { SignInMethod } from "#server/store/desk/desk-tables.ts";
import { maxSessionMs } from "#server/store/desk/people/sessions.ts";
import type { Store } from "#server/store/open.ts";
import { authPath, firmProvider, visitorHeader } from "./auth-paths.ts";
import { credentialModel, passkeyModel, sessionModel, twoFactorModel, userModel, verificationModel } from "./models.ts";
import { acceptCodeOnce, refuseWeakSignIn } from "./sign-in-rules.ts";

export type AuthSettings = {
  readonly store: Store;
  readonly siteUrl: string;
  readonly secret: string;
  readonly oidc?: Env["deskOidc"];
  readonly log: Log;
  readonly passwords: PasswordHashing;
  readonly now: () => number;
  /** After somebody signed in, except by password. */
  readonly onSignIn: (userId: string, method: SignInMethod) => Promise<void>;
};

export type Auth = ReturnType<typeof createAuth>;

/** better-auth on our tables, as a library behind our own screens. Why: docs/decisions/2026-11-17-desk-sign-in.md */
export function createAuth({ store, siteUrl, secret, oidc, log, passwords, now, onSignIn }: AuthSettings) {
  const { origin, hostname, protocol } = new URL(siteUrl);
  const https = protocol === "https:";
  const name = `${site.brand} desk`;

  return betterAuth({
    appName: name,
    baseURL: origin,
    basePath: authPath,
    secret,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    // Its messages can quote addresses of people, so only that there was one is logged.
    logger: { level: "error", log: (severity) => log.warn({ severity }, "desk: better-auth reported a problem") },
    // Without `onError` refusals are written to the console, past the logger.
    onAPIError: {
      errorURL: `${origin}/desk/sign-in`,
      onError: (error) => log.info({ code: apiErrorCode(error) }, "desk: sign-in step refused"),
    },

    // Without a `type` it stores ISO text and 0 or 1 on both engines, so a store can be moved as it is.
    database: kyselyAdapter(store.db, { transaction: true }),

    user: userModel,
    session: {
      ...sessionModel,
      // Each use would move the end on, without limit. The idle limit is in sessions.ts.
      expiresIn: maxSessionMs / 1_000,
      disableSessionRefresh: true,
      // A new passkey asks for a session that is younger, or was confirmed since.
      freshAge: confirmedForMs / 1_000,
      // One read by key costs less than a session that lives on after it was ended.
      cookieCache: { enabled: false },
    },
    account: {
      ...credentialModel,
      encryptOAuthTokens: true,
      // A provider's account is linked only if both sides have confirmed the address.
      accountLinking: { enabled: true, trustedProviders: [], allowDifferentEmails: false },
    },
    verification: { ...verificationModel, storeIdentifier: "hashed" },

    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: passwords,
    },
    // Ours counts (sign-in.ts, server/api/desk-auth.ts): it knows networks, and also counts what is no HTTP request.
    rateLimit: { enabled: false },

    databaseHooks: {
      session: {
        create: {
          // Every way in ends here: password, code, passkey, provider.
          before: async (session, context) => {
            const path = context?.path ?? "";
            const user = await context?.context.internalAdapter.findUserById(session.userId);
            if (!user || isLocked(user)) throw refusal("ACCOUNT_LOCKED", "This account is locked.");
            if (path === "/sign-in/email") await refuseWeakSignIn(store, session.userId);
            if (path === "/two-factor/verify-totp")
              await acceptCodeOnce(store, `${session.userId} ${context?.body?.code}`, { now: now() });
            return { data: { ...session, method: methodOf(path) } };
          },
          after: async (session, context) => {
            const method = methodOf(context?.path ?? "");
            // With a second step the password alone opens nothing, and that session is deleted at once: sign-in.ts
            // knows whether one follows.
            if (method !== "password") await onSignIn(session.userId, method);
          },
        },
      },
    },

    plugins: [
      twoFactor({ issuer: name, ...twoFactorModel }),
      passkey({
        rpID: hostname,
        rpName: name,
        origin,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        advanced: { webAuthnChallengeCookie: "passkey" },
        ...passkeyModel,
        // It asks for fingerprint, face or PIN, but accepts a passkey without.
        registration: {
          afterVerification: ({ verification }) => requireVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
        },
      }),
      genericOAuth({ config: oidc ? [firmAccount(oidc)] : [] }),
    ],

    advanced: {
      // The browser accepts such a cookie only over HTTPS, for this host and the whole site. `useSecureCookies` would
      // add another prefix before this one.
      cookiePrefix: https ? "__Host-desk" : "desk",
      useSecureCookies: false,
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [visitorHeader] },
      database: { generateId: () => randomUUID() },
    },
  });
}

/** Any OpenID Connect provider. It must ask for its own second step. */
function firmAccount({ issuer, clientId, clientSecret }: NonNullable<Env["deskOidc"]>): GenericOAuthConfig {
  return {
    providerId: firmProvider,
    clientId,
    clientSecret,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    pkce: true,
    scopes: ["openid", "email", "profile"],
    disableSignUp: true,
    // Microsoft Entra sends no `email_verified`, but can be set to send whether the tenant owns the domain.
    mapProfileToUser: (profile) => ({
      emailVerified: profile["email_verified"] === true || isTrue(profile["xms_edov"]),
    }),
  };
}

const isTrue = (claim: unknown) => claim === true || claim === 1 || claim === "1" || claim === "true";

function isLocked(user: object): boolean {
  return "locked" in user && user.locked === true;
}

function methodOf(path: string): SignInMethod {
  if (path.startsWith("/passkey/")) return "passkey";
  if (path.startsWith("/two-factor/verify-")) return "code";
  return path.startsWith("/callback/") ? "firm" : "password";
}

function refusal(code: string, message: string): APIError {
  return new APIError("FORBIDDEN", { code, message });
}

async function requireVerified(isVerified: boolean | undefined): Promise<void> {
  if (isVerified !== true) throw refusal("NOT_VERIFIED", "The device did not check who you are.");
}

function apiErrorCode(error: unknown): string {
  if (error instanceof APIError) return String(error.body?.code ?? error.status);
  return error instanceof Error ? error.name : "unknown";
}
