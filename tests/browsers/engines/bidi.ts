import { withinLimit } from "./engine-process.ts";

type Message = {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
};

export type Bidi = {
  send<Result = void>(method: string, params: object): Promise<Result>;
  on<Params>(event: string, listener: (params: Params) => void): void;
};

/** WebDriver BiDi is JSON over a socket: numbered commands, answers with their number, and events. */
export async function openBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (params: never) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, message, method, params } = JSON.parse(String(data)) as Message;
    if (method) listeners.get(method)?.(params as never);
    const answer = waiting.get(id ?? -1);
    if (error) answer?.reject(new Error(`${error}: ${message}`));
    else answer?.resolve(result);
    waiting.delete(id ?? -1);
  });
  socket.addEventListener("close", () => {
    for (const answer of waiting.values()) answer.reject(new Error("Firefox closed the connection"));
  });
  const opened = Promise.withResolvers<void>();
  socket.addEventListener("open", () => opened.resolve());
  socket.addEventListener("error", () => opened.reject(new Error(`No connection to ${address}`)));
  await withinLimit("Firefox", opened.promise);

  let last = 0;
  return {
    send: async <Result>(method: string, params: object) => {
      const id = ++last;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
      return (await withinLimit(`Firefox (${method})`, answer.promise)) as Result;
    },
    on: (event, listener) => void listeners.set(event, listener),
  };
}
