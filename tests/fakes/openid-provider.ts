import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";

export type Claims = {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly [claim: string]: unknown;
};
type Asked = { readonly claims: Claims; readonly nonce: string | undefined; readonly challenge: string | undefined };

/** The smallest OpenID Connect provider: discovery, code with PKCE, signed id_token. It asks nobody anything. */
export async function startFakeProvider(clientId: string, port = 0) {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const codes = new Map<string, Asked>();
  let next: Claims = { sub: "1", email: "nobody@example.com" };
  let issuer = "";
  const app = new Hono();

  app.get("/.well-known/openid-configuration", (context) =>
    context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ["RS256"],
    }),
  );
  app.get("/jwks", (context) =>
    context.json({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }] }),
  );
  app.get("/authorize", (context) => {
    const { redirect_uri = "", state = "", nonce, code_challenge: challenge } = context.req.query();
    const code = randomUUID();
    codes.set(code, { claims: next, nonce, challenge });
    const target = new URL(redirect_uri);
    target.searchParams.set("code", code);
    target.searchParams.set("state", state);
    return context.redirect(target.href);
  });
  app.post("/token", async (context) => {
    const { code, code_verifier: verifier } = (await context.req.parseBody()) as Record<string, string>;
    const asked = codes.get(code ?? "");
    codes.delete(code ?? "");
    const given = createHash("sha256")
      .update(verifier ?? "")
      .digest("base64url");
    if (!asked || asked.challenge !== given) return context.json({ error: "invalid_grant" }, 400);
    const now = Math.floor(Date.now() / 1_000);
    const payload = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce: asked.nonce, ...asked.claims };
    return context.json({
      access_token: randomUUID(),
      token_type: "Bearer",
      expires_in: 300,
      id_token: signed(payload),
    });
  });

  function signed(payload: object): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const text = `${part({ alg: "RS256", kid: "1", typ: "JWT" })}.${part(payload)}`;
    return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
  }

  const server: Server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    clientId,
    /** Who has signed in there, from now on. */
    answerWith(claims: Claims): void {
      next = claims;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
