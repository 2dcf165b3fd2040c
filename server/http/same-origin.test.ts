import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { isAllowedOrigin } from "./same-origin.ts";

type Asked = {
  readonly at?: string;
  readonly path?: string;
  readonly method?: string;
  readonly siteUrl?: string;
  readonly trustProxy?: boolean;
  readonly headers?: Record<string, string>;
};

async function answerTo(asked: Asked): Promise<number> {
  const { at = "https://amiva.example", path = "/api/leads", method = "POST", headers = {} } = asked;
  const { siteUrl = "https://www.amiva.example", trustProxy = false } = asked;
  const isOwn = isAllowedOrigin({ siteUrl, trustProxy });
  const app = new Hono().all("*", (context) => context.text("", isOwn(context) ? 200 : 403));
  return (await app.request(at + path, { method, headers })).status;
}

const evil = "https://evil.example";
const proxied = { at: "http://10.0.0.7:8888", siteUrl: "http://localhost:8888" };
const forwarded = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "amiva.example" };

describe("isAllowedOrigin", () => {
  test.each<[string, Asked]>([
    ["what says nothing of where it comes from", {}],
    ["our own page", { headers: { Origin: "https://amiva.example" } }],
    [
      "our own page, as the browser says",
      { headers: { Origin: "https://amiva.example", "Sec-Fetch-Site": "same-origin" } },
    ],
    [
      "our page by its public name",
      { headers: { Origin: "https://www.amiva.example", "Sec-Fetch-Site": "same-site" } },
    ],
    [
      "a public address with a path",
      { siteUrl: "https://www.amiva.example/en", headers: { Origin: "https://www.amiva.example" } },
    ],
    ["a page of any port of our own", { at: "http://localhost:9123", headers: { Origin: "http://localhost:9123" } }],
    [
      "the page in development",
      { at: "http://localhost:8888", headers: { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-site" } },
    ],
    [
      "our page behind our proxy",
      { ...proxied, trustProxy: true, headers: { Origin: "https://amiva.example", ...forwarded } },
    ],
    [
      "our page behind two proxies",
      {
        ...proxied,
        trustProxy: true,
        headers: {
          Origin: "https://amiva.example",
          "X-Forwarded-Proto": "http, https",
          "X-Forwarded-Host": "x.example, amiva.example",
        },
      },
    ],
    [
      "our page behind a proxy that tells the protocol alone",
      {
        at: "http://amiva.example",
        trustProxy: true,
        headers: { Origin: "https://amiva.example", "X-Forwarded-Proto": "https" },
      },
    ],
    [
      "our page behind a proxy that tells nothing, as the browser says",
      { ...proxied, headers: { Origin: "https://amiva.example", "Sec-Fetch-Site": "same-origin" } },
    ],
    ["a look from another site", { method: "GET", headers: { Origin: evil, "Sec-Fetch-Site": "cross-site" } }],
    [
      "a reading asked for by our own page",
      { path: "/api/read-site", method: "GET", headers: { "Sec-Fetch-Site": "same-origin" } },
    ],
    ["a signed event from outside", { path: "/api/stripe-webhook", headers: { Origin: evil } }],
  ])("accepts %s", async (_name, asked) => {
    expect(await answerTo(asked)).toBe(200);
  });

  test.each<[string, Asked]>([
    ["another site's page", { headers: { Origin: evil } }],
    ["another site's page, as the browser says", { headers: { "Sec-Fetch-Site": "cross-site" } }],
    [
      "another site's page, whatever origin it claims",
      { headers: { Origin: "https://amiva.example", "Sec-Fetch-Site": "cross-site" } },
    ],
    [
      "a neighbour under the same domain",
      { headers: { Origin: "https://blog.amiva.example", "Sec-Fetch-Site": "same-site" } },
    ],
    ["a page without an origin", { headers: { Origin: "null" } }],
    ["our name on another port", { headers: { Origin: "https://amiva.example:8443" } }],
    ["our name without encryption", { headers: { Origin: "http://amiva.example" } }],
    ["a name that begins with ours", { headers: { Origin: "https://amiva.example.evil.example" } }],
    ["a page on a visitor's own machine", { headers: { Origin: "http://localhost:3000" } }],
    [
      "what a visitor says of a proxy that we do not have",
      { headers: { Origin: evil, "X-Forwarded-Host": "evil.example" } },
    ],
    [
      "what a visitor says before our proxy speaks",
      {
        ...proxied,
        trustProxy: true,
        headers: { Origin: evil, "X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example, amiva.example" },
      },
    ],
    [
      "a proxy's host that is none",
      { ...proxied, trustProxy: true, headers: { Origin: evil, "X-Forwarded-Host": "a b" } },
    ],
    [
      "a reading asked for by another site's page",
      { path: "/api/read-site", method: "GET", headers: { "Sec-Fetch-Site": "cross-site" } },
    ],
    ...["authenticate", "register"].map((what): [string, Asked] => [
      `a passkey's options to ${what}, asked for by another site's page`,
      {
        path: `/api/desk-auth/passkey/generate-${what}-options`,
        method: "GET",
        headers: { "Sec-Fetch-Site": "cross-site" },
      },
    ]),
    ["another way to change something", { method: "DELETE", headers: { Origin: evil } }],
    ["a path like the one for events", { path: "/api/stripe-webhook/x", headers: { Origin: evil } }],
  ])("refuses %s", async (_name, asked) => {
    expect(await answerTo(asked)).toBe(403);
  });
});
