/** Types of packages that only the proofs install, so that the types can be checked without them. */
declare module "autocannon" {
  type Request = { method?: string; path?: string; headers?: Record<string, string> };

  /** Only the parts that the proofs use. */
  export type Options = {
    readonly url: string;
    readonly connections: number;
    readonly duration?: number;
    readonly amount?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests?: readonly (Request & { readonly setupRequest?: (request: Request) => Request })[];
  };

  export type Result = {
    readonly errors: number;
    readonly duration: number;
    readonly requests: { readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  };

  export default function autocannon(options: Options): Promise<Result>;
}

declare module "semver" {
  export function satisfies(version: string, range: string, options: { readonly includePrerelease: boolean }): boolean;
  export function validRange(range: string): string | null;
}

declare module "yaml" {
  export function parse(text: string): unknown;
}

declare module "chrome-launcher" {
  type Settings = { chromePath: string; chromeFlags: readonly string[]; logLevel: "silent" };
  export function launch(settings: Settings): Promise<{ readonly port: number; kill(): void }>;
}

declare module "lighthouse" {
  type Settings = { port: number; output: "json"; logLevel: "error"; onlyCategories: readonly string[] };
  type Report = {
    readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
    readonly runtimeError?: { readonly message: string };
  };
  type Result = { readonly lhr: Report; readonly artifacts: { readonly DevtoolsLog: readonly unknown[] } };

  export default function lighthouse(url: string, settings: Settings): Promise<Result | undefined>;
}
