import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";

test("an entered address is counted with an empty answer, and only from our own pages", async () => {
  const agents: string[] = [];
  const deps = testDeps();
  const funnel = { ...deps.funnel, addressGiven: (agent: string) => void agents.push(agent) };
  const app = createApp({ ...deps, funnel }, async () => new Response(""));
  const post = (headers: Record<string, string>) =>
    app.request("http://localhost:8888/api/address-given", { method: "POST", headers });
  const answer = await post({ "User-Agent": "Firefox" });
  expect([answer.status, await answer.text(), answer.headers.get("set-cookie")]).toEqual([204, "", null]);
  expect((await post({ "User-Agent": "Firefox", Origin: "https://elsewhere.example" })).status).toBe(403);
  expect(agents).toEqual(["Firefox"]);
});
