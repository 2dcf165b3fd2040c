import { fork } from "node:child_process";

/** Runs a module's work in a separate process, which shares no event loop with the measured one. */
export function inOwnProcess<Result>(file: string, order: object): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(file);
    child.once("message", (result) => resolve(result as Result));
    child.once("close", (code) => reject(new Error(`${file} ended with ${code} before it was done`)));
    child.send(order);
  });
}

/** The other side: receives one task, sends the result and exits. */
export function takeOrder<Order>(work: (order: Order) => Promise<object>): void {
  process.once("message", async (order) => {
    const result = await work(order as Order);
    process.send?.(result, () => process.exit(0));
  });
}
