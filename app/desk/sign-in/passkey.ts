const address = "/api/desk-auth/passkey";

/** Browsers that read and write WebAuthn's JSON themselves; others are not offered a passkey. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Throws if the person cancels or the server refuses. */
export async function signInWithPasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await ask("generate-authenticate-options"));
  const credential = await navigator.credentials.get({ publicKey });
  await send("verify-authentication", { response: jsonOf(credential) });
}

/** The member has to show the password again first. */
export class NotConfirmed extends Error {}

/** Adds a passkey to the signed-in account. `createSession`: the session then counts as one with a second step. */
export async function registerPasskey(
  name: string,
  { createSession }: { readonly createSession: boolean },
): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await ask("generate-register-options"));
  const credential = await navigator.credentials.create({ publicKey });
  await send("verify-registration", { response: jsonOf(credential), name, createSession });
}

function jsonOf(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("No passkey was chosen");
  return credential.toJSON();
}

async function ask(path: string) {
  const answer = await fetch(`${address}/${path}`);
  if (answer.status === 403) throw new NotConfirmed();
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
}

async function send(path: string, body: object): Promise<void> {
  const answer = await fetch(`${address}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
}

/** A new document, so that nothing of the signed-out page is left. */
export const openDocument = (address: string) => window.location.assign(address);
