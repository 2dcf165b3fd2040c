import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** Sources by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export function parsePolicy(header: string): Policy {
  return new Map(
    header.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

type Inline = { readonly kind: "script" | "style"; readonly text: string; readonly nonce: string | undefined };
type Page = { readonly inline: readonly Inline[]; readonly handlers: readonly string[] };

/** What a browser would run or apply from the page itself, found by another parser than the server's. */
function inlineOf(page: string): Page {
  const inline: Inline[] = [];
  const handlers: string[] = [];
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(page)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ("childNodes" in node) waiting.push(...node.childNodes);
    if (!("tagName" in node)) continue;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    for (const name of attributes.keys()) if (name.startsWith("on")) handlers.push(`${node.tagName} ${name}`);
    if (!isInline(node.tagName, attributes)) continue;
    const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    inline.push({ kind: node.tagName as Inline["kind"], text, nonce: attributes.get("nonce") });
  }
  return { inline, handlers };
}

function isInline(tag: string, attributes: ReadonlyMap<string, string>): boolean {
  if (tag === "style") return true;
  const isData = /^application\/(ld\+)?json$/.test(attributes.get("type") ?? "");
  return tag === "script" && !attributes.has("src") && !isData;
}

const exactly: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'self'"],
  "script-src-attr": ["'none'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
};

const directiveOf = { script: "script-src", style: "style-src-elem" } as const;
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Faults of a page's policy; the page is its markup as sent. `ancestors` are the sites that may show it in a frame. */
export function policyFaults(
  header: string | undefined,
  page: string,
  frames: readonly string[],
  ancestors: readonly string[] = ["'none'"],
): readonly string[] {
  if (header === undefined) return ["no content security policy"];
  const policy = parsePolicy(header);
  const sources = (name: string) => policy.get(name) ?? [];
  const found: string[] = [];
  for (const [name, wanted] of Object.entries({ ...exactly, "frame-src": frames, "frame-ancestors": ancestors }))
    if (sources(name).join(" ") !== wanted.join(" ")) found.push(`${name} is ${sources(name).join(" ") || "missing"}`);
  for (const name of Object.values(directiveOf)) {
    if (!sources(name).includes("'self'")) found.push(`${name} does not name the site itself`);
    const loose = sources(name).filter((source) => !/^'(self|nonce-[\w+/=]{22,}|sha256-[\w+/]{43}=)'$/.test(source));
    if (loose.length > 0) found.push(`${name} allows ${loose.join(" ")}`);
  }
  return [...found, ...inlineFaults(policy, inlineOf(page))];
}

function inlineFaults(policy: Policy, { inline, handlers }: Page): readonly string[] {
  const found = handlers.map((handler) => `a handler in the markup: ${handler}`);
  for (const kind of ["script", "style"] as const) {
    const allowed = policy.get(directiveOf[kind]) ?? [];
    const own = inline.filter((each) => each.kind === kind);
    for (const { text, nonce } of own)
      if (!allowed.includes(hashOf(text)) && !(nonce && allowed.includes(`'nonce-${nonce}'`)))
        found.push(`a ${kind} that is not allowed: ${text.slice(0, 60)}`);
    const hashes = new Set(own.map(({ text }) => hashOf(text)));
    for (const source of allowed)
      if (source.startsWith("'sha256-") && !hashes.has(source))
        found.push(`allows a ${kind} that is not there: ${source}`);
  }
  return found;
}
