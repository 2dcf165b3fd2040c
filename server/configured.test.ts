import { expect, test } from "vitest";
import { configured } from "./configured.ts";
import { readEnv } from "./env.ts";

const analysis = (variables: Record<string, string>) =>
  configured(readEnv(variables)).find(({ name }) => name === "analysis");

test.each([
  [{}, false, "not set; websites are read by the built-in rules"],
  [{ OPENAI_MODEL: "gpt-other" }, false, "not set; websites are read by the built-in rules"],
  [{ OPENAI_API_KEY: "sk-secret-key" }, true, "reads websites with gpt-5.4-mini"],
  [{ OPENAI_API_KEY: "sk-secret-key", OPENAI_MODEL: "gpt-other" }, true, "reads websites with gpt-other"],
])("the analysis with %j", (variables, on, says) => {
  expect(analysis(variables)).toEqual({ name: "analysis", on, says });
});
