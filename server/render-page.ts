import { createRequestHandler, type ServerBuild } from "react-router";
import type { PageRenderer } from "./app.ts";

export function createPageRenderer(build: ServerBuild, mode: "development" | "production"): PageRenderer {
  return createRequestHandler(build, mode);
}
