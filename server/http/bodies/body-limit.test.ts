import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { AppError } from "#server/http/app-error.ts";
import { bodyLimit } from "./body-limit.ts";

const app = new Hono()
  .use(bodyLimit(10))
  .post("/", async (context) => context.text(await context.req.text()))
  .onError((error, context) => context.text(error instanceof AppError ? error.code : "failed", 413));

async function send(body: string, headers: Record<string, string> = {}): Promise<string> {
  return (await app.request("/", { method: "POST", body, headers })).text();
}

describe("bodyLimit", () => {
  test.each<[string, string, Record<string, string>]>([
    ["at the limit, declared", "0123456789", { "Content-Length": "10" }],
    ["at the limit, undeclared", "0123456789", {}],
    ["empty", "", {}],
  ])("takes a body %s", async (_name, body, headers) => {
    expect(await send(body, headers)).toBe(body);
  });

  test.each<[string, Record<string, string>]>([
    ["declared", { "Content-Length": "11" }],
    ["undeclared", {}],
    ["in parts, whatever length it claims", { "Content-Length": "1", "Transfer-Encoding": "chunked" }],
  ])("refuses one above the limit, %s", async (_name, headers) => {
    expect(await send("0123456789x", headers)).toBe("tooLarge");
  });
});
