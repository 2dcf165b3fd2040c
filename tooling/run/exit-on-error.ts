/** By name, because the operator's commands run where the build tools are not installed. */
const expected: readonly string[] = ["EnvironmentError", "ContentError", "BuildError", "StoreError"];

/** Prints an error that an operator can fix as a plain message, without a stack trace, and exits. */
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
