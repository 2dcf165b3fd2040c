import { defineConfig } from "vitest/config";

/** The tests of the measuring itself, apart from the product's: `npm run proof:check`. */
export default defineConfig({ test: { include: ["proofs/**/*.test.ts"], environment: "node" } });
