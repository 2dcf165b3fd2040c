import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityTxtPage, securityTxtPath } from "./security-txt.ts";

const firm = { siteUrl: "https://firm.example", email: "security@firm.example", isSample: false };

function ask(settings: Partial<typeof firm>, now: number) {
  const app = new Hono().get(
    securityTxtPath,
    securityTxtPage({ ...firm, ...settings }, () => now),
  );
  return app.request(`https://firm.example${securityTxtPath}`);
}

test("names the contact, the expiry date and its own address", async () => {
  const response = await ask({}, Date.UTC(2026, 10, 15, 13, 45));
  expect(response.headers.get("content-type")).toBe("text/plain; charset=UTF-8");
  expect(await response.text()).toBe(
    [
      "Contact: mailto:security@firm.example",
      "Expires: 2027-05-14T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://firm.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test.each([0, 1, 400])("is valid for about half a year, %i days on", async (days) => {
  const now = Date.UTC(2026, 10, 15, 23, 59) + days * 86_400_000;
  const expires = Date.parse(/^Expires: (.*)$/m.exec(await (await ask({}, now)).text())?.[1] ?? "");
  expect(expires - now).toBeGreaterThan(178 * 86_400_000);
  expect(expires - now).toBeLessThan(365 * 86_400_000);
});

test("does not exist while the firm's address is a sample", async () => {
  expect((await ask({ isSample: true }, 0)).status).toBe(404);
});
