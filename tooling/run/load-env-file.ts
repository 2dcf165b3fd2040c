import { existsSync } from "node:fs";

/** Imported first by every command that reads settings. Variables that are already set, even if empty, win. */
if (existsSync(".env")) process.loadEnvFile(".env");
