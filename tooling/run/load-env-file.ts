import { existsSync } from "node:fs";

/** Imported first by every command that reads settings. What the environment already has, even if empty, stands. */
if (existsSync(".env")) process.loadEnvFile(".env");
