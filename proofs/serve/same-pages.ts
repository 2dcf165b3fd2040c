import { withoutNonce } from "../../tests/support/without-nonce.ts";

async function pageAt(port: number, path: string) {
  // The same host for both, because pages may contain it.
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return {
    status: answer.status,
    ...withoutNonce(await answer.text(), answer.headers.get("Content-Security-Policy") ?? ""),
  };
}

/** Compares a first and a second view of ours with the plain framework's; returns the differences. */
export async function samePages(ours: number, plain: number, paths: readonly string[]): Promise<readonly string[]> {
  const faults = new Set<string>();
  for (const path of paths) {
    const wanted = await pageAt(plain, path);
    for (const view of ["a first", "a second"]) {
      const seen = await pageAt(ours, path);
      if (seen.status !== wanted.status || seen.html !== wanted.html) faults.add(`${view} view differs`);
      if (!seen.allowed) faults.add(`${view} view has a nonce that its policy does not allow`);
    }
  }
  return [...faults];
}
