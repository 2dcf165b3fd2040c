import { defineConfig } from "vitest/config";

/** Tests of the measuring code, separate from the product's: `npm run proof:check`. */
export default defineConfig({ test: { include: ["proofs/**/*.test.ts"], environment: "node" } });
