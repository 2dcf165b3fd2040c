import { spawn } from "node:child_process";
import { join } from "node:path";

export type Outcome = { readonly code: number; readonly output: string; readonly seconds: number };

type Options = {
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly cwd?: string;
  /** Prints the output directly instead of collecting it. */
  readonly show?: boolean;
};

/** Runs a package's command with the project's Node.js. Never rejects; check the exit code. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, cwd = process.cwd(), show = false }: Options = {},
): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `${join(process.cwd(), "node_modules/.bin")}:${process.env["PATH"] ?? ""}`, ...env },
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    const done = (code: number) => resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.on("error", (error) => {
      output += error.message;
      done(1);
    });
    child.on("close", (code) => done(code ?? 1));
  });
}
