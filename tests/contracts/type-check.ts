import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { runCommand } from "#tooling/run/command.ts";

/** A value and the type of `client-types.ts` that it must have. */
export type Claim = { readonly type: string; readonly value: unknown };

let runs = 0;

/** What the compiler says against each claim; nothing if it agrees. Each claim is one line of a module. */
export async function typeFaults(claims: readonly Claim[]): Promise<readonly (string | undefined)[]> {
  runs += 1;
  const folder = `.cache/contracts/${process.pid}-${runs}`;
  mkdirSync(folder, { recursive: true });
  const settings = { extends: "../../../tsconfig.json", compilerOptions: { types: [] }, include: ["*.ts"] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(settings));
  const lines = claims.map(({ type, value }) => `void (${JSON.stringify(value)} satisfies ${type});`);
  const head = `import type { Contracts, StripeEvent } from "../../../tests/contracts/client-types.ts";`;
  writeFileSync(`${folder}/claims.ts`, [head, ...lines, ""].join("\n"));
  const compiler = ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false", "-p", folder];
  const { code, output } = await runCommand(process.execPath, compiler);
  const faults = claims.map((): string | undefined => undefined);
  for (const [, line, message = ""] of output.matchAll(/claims\.ts\((\d+),\d+\): error TS\d+: (.*(?:\n {2}.*)*)/g))
    faults[Number(line) - 2] ??= message;
  rmSync(folder, { recursive: true });
  if (code !== 0 && !faults.some(Boolean)) throw new Error(output);
  return faults;
}
