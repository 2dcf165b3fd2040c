export const authPath = "/api/desk-auth";
/** Written by our own server; what a visitor sends under this name is replaced. */
export const visitorHeader = "x-desk-visitor";
/** The id of the firm's identity provider in addresses and credentials. */
export const firmProvider = "firm";

/** Which of better-auth's addresses are open; the others do not exist for visitors. */
export const openPaths = [
  ["GET", "/passkey/generate-authenticate-options"],
  ["POST", "/passkey/verify-authentication"],
  ["GET", "/passkey/generate-register-options"],
  ["POST", "/passkey/verify-registration"],
  ["GET", `/callback/${firmProvider}`],
] as const;
