import { brotliCompressSync } from "node:zlib";

export type InlineParts = { readonly script: number; readonly style: number };

/** Inline scripts and styles, compressed separately, so that moving code into the document does not hide it. */
export function inlineParts(html: string): InlineParts {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\ssrc=|application\/(ld\+)?json/.test(groups?.["attributes"] ?? ""))
    .map(({ groups }) => groups?.["code"] ?? "");
  const styles = [...html.matchAll(/<style[^>]*>(?<code>[\s\S]*?)<\/style>/g)].map(
    ({ groups }) => groups?.["code"] ?? "",
  );
  return { script: compressed(scripts), style: compressed(styles) };
}

function compressed(parts: readonly string[]): number {
  const code = parts.join("\n");
  return code === "" ? 0 : brotliCompressSync(code).byteLength;
}
