import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { ChunkLoadError } from "#app/shell/document/load-chunk.ts";
import { describeError } from "./error-screen.tsx";

test.each([
  [
    "a wrong address",
    new ErrorResponse(404, "Not Found", ""),
    { reason: "404 Not Found", figure: "404", retry: false },
  ],
  [
    "a failed loader",
    new ErrorResponse(503, "Service Unavailable", ""),
    { reason: "503 Service Unavailable", retry: true },
  ],
  ["a status without a text", new ErrorResponse(418, "", ""), { reason: "418 Error", retry: false }],
  ["a thrown error", new Error("Cannot read x"), { reason: "Cannot read x", retry: true }],
  ["something thrown that is no error", "what", { reason: "Unknown error", retry: true }],
  [
    "a lost script",
    new ChunkLoadError("missing", "/a.js"),
    { reason: "Loading chunk failed (missing: /a.js)", retry: true },
  ],
])("%s", (_, error, expected) => {
  expect(describeError(error)).toMatchObject(expected);
});
