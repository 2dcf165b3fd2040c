import { EnvironmentError } from "#server/env.ts";
import { StoreError } from "#server/store/store-error.ts";
import { BuildError } from "#tooling/build/build-site.ts";
import { ContentError } from "#tooling/validate-content.ts";

const expected = [EnvironmentError, ContentError, BuildError, StoreError];

/** A mistake that an operator can mend is told in plain words, without a stack trace. */
export async function orStop<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && expected.some((kind) => error instanceof kind)) {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    throw error;
  }
}
