import { defineConfig } from "vite";
import { renderedApplication } from "#tooling/vite/rendered-application.ts";

export default defineConfig(renderedApplication("desk"));
