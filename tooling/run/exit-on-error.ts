/** By name: the firm's commands run where the tools that build the site are not installed. */
const expected: readonly string[] = ["EnvironmentError", "ContentError", "BuildError", "StoreError"];

/** A mistake that an operator can mend is told in plain words, without a stack trace. */
export async function exitOnError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && expected.includes(error.name)) {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    throw error;
  }
}
