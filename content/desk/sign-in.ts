/** Words of the screens that let members into the desk. */
export const signInWords = {
  title: "The desk",
  lead: "For partners and staff of the firm.",
  email: "Email",
  password: "Password",
  forgotten: "Forgotten?",
  submit: "Sign in",
  or: "or",
  passkey: "Use a passkey",
  firmAccount: "Continue with your firm account",
  noAccount: "No account? Ask an owner for an invitation.",
  motto: "Who to call first, and what to say.",
  firmRefused: "Your firm account does not open the desk. Ask an owner for an invitation to this address.",
  passkeyFailed: "The passkey was not accepted. Try again, or sign in with your password.",
} as const;

export const codeWords = {
  title: "Second step",
  lead: "The six digits from your authenticator app.",
  code: "Code",
  recoveryHint: "No phone at hand? Enter one of your recovery codes.",
  submit: "Continue",
  again: "Sign in again",
} as const;

/** In the mail, on the screen after signing in, and in the settings. */
export function recoveryCodesLeftText(left: number): string {
  if (left === 0) return "You have no recovery codes left. Make new ones in the settings.";
  const few = left < 4 ? " Make new ones in the settings soon." : "";
  return `You have ${left} recovery ${left === 1 ? "code" : "codes"} left.${few}`;
}

/** After a recovery code was accepted. */
export const recoveredWords = {
  title: "You are signed in",
  lead: "You used a recovery code. It does not work again, and we have sent you an email about it.",
  leadWithoutMail: "You used a recovery code. It does not work again.",
  go: "Go to the desk",
} as const;

export const forgotPasswordWords = {
  title: "A new password",
  lead: "We will send a link to the address of your account. It works once, for 30 minutes.",
  submit: "Send the link",
  sent: "If this address has an account, the link is on its way.",
  noMail: "This site cannot send email. Ask an owner of the desk for a link.",
  back: "Back to sign-in",
} as const;

export const newPasswordWords = {
  label: "New password",
  hint: "12 characters or more. Four unrelated words make a good one.",
} as const;

export const resetWords = {
  title: "Choose a new password",
  for: (email: string) => `For ${email}. You will be signed out everywhere.`,
  submit: "Save and sign in",
} as const;

export const joinWords = {
  title: "Welcome to the desk",
  invitedBy: (name: string) => `${name} has invited you to the desk.`,
  invited: "You are invited to the desk.",
  email: "Email",
  role: "Role",
  link: "Link",
  until: (time: string) => `Works once, until ${time}`,
  name: "Your name",
  submit: "Join the desk",
  motto: "Two minutes, once.",
  mottoText: "After this the invitation is worthless to anyone else.",
} as const;

export const linkUsedWords = {
  title: "This link does not work anymore",
  text: "A link works once, and only for a while. If you used it, sign in. If you did not, tell an owner of the desk now.",
  signIn: "Sign in",
} as const;

export const setUpWords = {
  title: "Set up your second step",
  lead: "Your role asks for one. With it, a stolen password opens nothing.",
  optionalLead: "With it, a stolen password opens nothing.",
  back: "Back to the settings",
  passkey: "Set up a passkey",
  passkeyHint: "Your fingerprint, face or device PIN. Nothing to remember.",
  passkeyFailed: "The passkey was not set up. Try again, or use an authenticator app.",
  passkeyName: "Passkey",
  or: "or use an authenticator app",
  password: "Your password",
  start: "Use an authenticator app",
  scan: "Scan this with your authenticator app",
  picture: "QR code for the authenticator app",
  type: "Or enter this key:",
  open: "Open in an app on this device",
  codes: "Keep these recovery codes",
  codesHint: "Each works once if your phone is not at hand. They are not shown again.",
  code: "Code from the app",
  submit: "Finish",
  signOut: "Sign out",
  motto: "One more minute, once.",
} as const;
