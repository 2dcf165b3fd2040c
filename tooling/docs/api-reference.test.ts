import { expect, test } from "vitest";
import { apiReference } from "./api-reference.ts";

test("docs/api-reference.md describes the API as it is: `npx vitest run tooling/docs -u` writes it again", async () => {
  await expect(apiReference()).toMatchFileSnapshot("../../docs/api-reference.md");
});
