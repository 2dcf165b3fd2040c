/** Tokens with which the firm's own systems read from the site; owners make them on the desk. */

export const apiScopes = ["leads:read", "events:read", "funnel:read"] as const;
export type ApiScope = (typeof apiScopes)[number];

export const isApiScope = (text: string): text is ApiScope => (apiScopes as readonly string[]).includes(text);

const day = 86_400_000;

/** How long a token works; undefined: until it is ended. */
export const tokenLifetimes = { days90: 90 * day, year1: 365 * day, never: undefined } as const;
export type TokenLifetime = keyof typeof tokenLifetimes;
export const tokenLifetimeNames = Object.keys(tokenLifetimes) as readonly TokenLifetime[];

/** Recognizable, so that secret scanners and people find a token that leaked. */
export const tokenPrefix = "amv_";
const tokenShape = /^amv_[\w-]{43}$/;

/** Whether a text can be a token: what cannot be one is refused without asking the store. */
export const isTokenShaped = (text: string): boolean => tokenShape.test(text);

export const maxTokenName = 60;
/** Tokens that work at the same time. */
export const maxTokens = 20;

/** A token as the desk shows it. The secret is not part of it: it is shown once, when the token is made. */
export type ApiTokenView = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** The member's name, also if the account was removed since. */
  readonly madeBy: string;
  /** The account was removed since; the token still works. */
  readonly hasMakerLeft: boolean;
  readonly madeAt: number;
  readonly expiresAt?: number;
  readonly usedAt?: number;
};

export const isExpired = ({ expiresAt }: Pick<ApiTokenView, "expiresAt">, now: number): boolean =>
  expiresAt !== undefined && expiresAt <= now;
