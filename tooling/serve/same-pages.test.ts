import { expect, test } from "vitest";
import { withoutNonce } from "./same-pages.ts";

const page = (first: string, second = first) =>
  `<script nonce="${first}">1</script><script nonce="${second}">2</script>`;

test.each([
  ["one nonce that the policy allows", page("a+/="), "script-src 'nonce-a+/='", true],
  ["a nonce that it does not allow", page("a"), "script-src 'nonce-b'", false],
  ["two nonces", page("a", "b"), "script-src 'nonce-a' 'nonce-b'", false],
  ["none", "<p>", "script-src 'nonce-a'", false],
])("a page with %s", (_name, html, policy, allowed) => {
  expect(withoutNonce(html, policy).allowed).toBe(allowed);
});

test("two pages are the same when only the nonce differs", () => {
  expect(withoutNonce(page("a="), "").html).toBe(withoutNonce(page("b="), "").html);
  expect(withoutNonce(page("a"), "").html).not.toBe(withoutNonce(`${page("a")}!`, "").html);
});
