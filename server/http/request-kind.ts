import { pageIdOf } from "#content/registry/page-of-path.ts";
import { pageById } from "#content/registry/registry.ts";
import { endpointNames } from "./endpoint-names.ts";

/** What was requested, from a fixed set of words: a path may contain a private id or anything else. */
export const requestKinds = [
  "page",
  "asset",
  "private",
  "desk",
  "embed",
  "search",
  "other",
  "api:other",
  ...endpointNames.map((name) => `api:${name}` as const),
] as const;

export type RequestKind = (typeof requestKinds)[number];

const kinds: ReadonlySet<string> = new Set(requestKinds);
const isKind = (kind: string): kind is RequestKind => kinds.has(kind);

export function requestKind(path: string): RequestKind {
  if (path.startsWith("/api/")) return endpointKind(path);
  if (isDeskPath(path)) return "desk";
  if (path.startsWith("/embed/")) return "embed";
  // The framework requests a page's data at a separate address.
  const page = pageIdOf(path.replace(/\.data$/, ""));
  if (page === undefined) return "other";
  if (page === "search") return "search";
  return pageById(page).noindex ? "private" : "page";
}

/** The framework requests the data of the desk's first screen beside its folder. */
export function isDeskPath(path: string): boolean {
  return path === "/desk" || path === "/desk.data" || path.startsWith("/desk/");
}

function endpointKind(path: string): RequestKind {
  const [, , first = "", second = ""] = path.split("/");
  return [`api:${first}`, `api:${first}/${second}`].find(isKind) ?? "api:other";
}
