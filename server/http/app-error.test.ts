import { expect, it } from "vitest";
import { AppError } from "./app-error.ts";

it("recognizes an error of another copy of the module, and nothing else", () => {
  const twin = Object.assign(new Error("no such valuation"), { name: "AppError", code: "valuationUnknown" });
  expect(new AppError("tooMany")).toBeInstanceOf(AppError);
  expect(twin).toBeInstanceOf(AppError);
  for (const other of [new Error("AppError"), { name: "AppError", code: "tooMany" }, undefined])
    expect(other instanceof AppError).toBe(false);
});
