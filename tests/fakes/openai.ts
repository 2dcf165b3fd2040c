import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import type { Response, ResponseOutputMessage, ResponseOutputText } from "openai/resources/responses/responses";
import { z } from "zod";
import { recordExchange } from "#tests/contracts/recorder.ts";
import {
  type FakePage,
  type FakeRequest,
  goodReading,
  obedientReading,
  pageIn,
  requestSchema,
  smallQuestionSchema,
  strictSchemaFault,
} from "./openai-answers.ts";

const modes = [
  "well",
  "badly",
  "badlyOnce",
  "slow",
  "stalled",
  "rateLimited",
  "rateLimitedWithoutTime",
  "serverError",
  "unauthorized",
  "empty",
  "refusal",
  "truncated",
  "garbled",
  "obedient",
  "failed",
  "nonsense",
  "dies",
] as const;
export type FakeMode = (typeof modes)[number];

/** Modes whose answers are in no contract. */
const faults: readonly FakeMode[] = [
  "stalled",
  "rateLimited",
  "rateLimitedWithoutTime",
  "serverError",
  "unauthorized",
  "nonsense",
  "dies",
];

/** Pages are distinguished by title, so that tests that share one fake do not disturb each other. */
const commandSchema = z.object({ mode: z.enum(modes), title: z.string().optional() });

export type FakeCall = { readonly authorization: string | undefined; readonly body: FakeRequest };

export type FakeOpenAi = {
  /** The value of OPENAI_BASE_URL. */
  readonly baseUrl: string;
  /** Calls with a page. */
  readonly calls: readonly FakeCall[];
  /** Probes without a page. */
  readonly smallQuestions: readonly unknown[];
  behave(mode: FakeMode, title?: string): void;
  /** Resolves when the call with this number, counted from 1, has arrived. */
  arrived(number: number): Promise<void>;
  /** Releases the slow answers. */
  release(): void;
  stop(): Promise<void>;
};

type Behavior = { readonly mode: FakeMode; asked: number };

/** The vendor's `POST /v1/responses` as the official client meets it, and a few commands for tests. */
export async function startFakeOpenAi(port = 0): Promise<FakeOpenAi> {
  const calls: FakeCall[] = [];
  const smallQuestions: unknown[] = [];
  const behaviors = new Map<string, Behavior>();
  const held: (() => void)[] = [];
  const waiting = new Set<() => void>();

  const behave = (mode: FakeMode, title = "") => behaviors.set(title, { mode, asked: 0 });
  const release = () => {
    for (const go of held.splice(0)) go();
  };
  behave("well");

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers } = request;
    const { authorization } = headers;
    if (!/^Bearer \S+$/.test(authorization ?? "")) return refuse(response, 401, "invalid_api_key");
    const sent = await text(request);
    const record: Question["record"] = (answer) =>
      recordExchange({
        vendor: "openai",
        method: "POST",
        path: "/v1/responses",
        query: "",
        headers,
        body: sent,
        answer,
      });
    const json: unknown = JSON.parse(sent);
    const small = smallQuestionSchema.safeParse(json);
    if (small.success) {
      smallQuestions.push(json);
      const { mode } = behaviors.get("") ?? { mode: "well" };
      const { model } = small.data;
      return answer(mode, { response, good: "Yes.", page: noPage, asked: 1, model, instructions: null, hold, record });
    }
    const body = requestSchema.safeParse(json);
    if (!body.success) return refuse(response, 400, "invalid_request", z.prettifyError(body.error));
    const fault = strictSchemaFault(body.data.text.format.schema);
    if (fault) return refuse(response, 400, "invalid_json_schema", fault);
    const page = pageIn(body.data);
    const behavior = behaviors.get(page.title) ?? behaviors.get("") ?? { mode: "well", asked: 0 };
    behavior.asked += 1;
    calls.push({ authorization, body: body.data });
    for (const look of waiting) look();
    const good = JSON.stringify(goodReading(page));
    const { model, instructions } = body.data;
    await answer(behavior.mode, { response, good, page, asked: behavior.asked, model, instructions, hold, record });
  }

  const hold = () => new Promise<void>((resolve) => held.push(resolve));

  async function command(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === "/__behave") {
      const { mode, title } = commandSchema.parse(JSON.parse(await text(request)));
      behave(mode, title);
    } else if (request.url === "/__release") release();
    sendJson(response, 200, { calls });
  }

  const server = createServer((request, response) => {
    const handle = request.url === "/v1/responses" && request.method === "POST" ? respond : command;
    handle(request, response).catch((error: unknown) => refuse(response, 400, "invalid_request", String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    smallQuestions,
    behave,
    release,
    arrived: (number) =>
      new Promise((resolve) => {
        const look = () => {
          if (calls.length < number) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const noPage: FakePage = { title: "", metaDescription: "", headings: [], textContent: "" };

type Question = {
  readonly response: ServerResponse;
  readonly good: string;
  readonly page: FakePage;
  readonly asked: number;
  readonly model: string;
  readonly instructions: string | null;
  hold(): Promise<void>;
  record(answer?: { readonly status: number; readonly body: unknown }): void;
};

const answers: Record<FakeMode, (question: Question) => void | Promise<void>> = {
  well: (question) => say(question, question.good),
  badly: (question) => say(question, JSON.stringify({ overview: 7, industry: "Any", verdict: "buy" })),
  badlyOnce: (question) => answers[question.asked === 1 ? "badly" : "well"](question),
  slow: async (question) => {
    await question.hold();
    say(question, question.good);
  },
  stalled: async ({ response, good, hold }) => {
    response.writeHead(200, { "Content-Type": "application/json" }).write(good.slice(0, 20));
    await hold();
    response.end();
  },
  rateLimited: ({ response }) => refuse(response, 429, "rate_limit_exceeded", "Slow down", { "Retry-After": "17" }),
  rateLimitedWithoutTime: ({ response }) => refuse(response, 429, "insufficient_quota"),
  serverError: ({ response }) => refuse(response, 500, "server_error"),
  unauthorized: ({ response }) => refuse(response, 401, "invalid_api_key", "Incorrect API key provided: sk-t***-key"),
  empty: (question) => sendEnvelope(question, envelope(question, [])),
  refusal: (question) =>
    sendEnvelope(question, envelope(question, [message({ type: "refusal", refusal: "I can't help with that." })])),
  truncated: (question) => {
    const cut = message(outputText(question.good.slice(0, 60)), "incomplete");
    const incomplete = { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } } as const;
    sendEnvelope(question, { ...envelope(question, [cut]), ...incomplete });
  },
  garbled: (question) => say(question, question.good.slice(0, 60)),
  obedient: (question) => say(question, JSON.stringify(obedientReading(question.page))),
  failed: (question) =>
    sendEnvelope(question, {
      ...envelope(question, []),
      status: "failed",
      error: { code: "server_error", message: "The model failed." },
    }),
  nonsense: ({ response }) => sendJson(response, 200, { hello: "I am no model" }),
  dies: ({ response, good }) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": String(good.length) });
    response.write(good.slice(0, 20), () => response.destroy());
  },
};

async function answer(mode: FakeMode, question: Question): Promise<void> {
  if (faults.includes(mode)) question.record();
  await answers[mode](question);
}

const outputText = (words: string): ResponseOutputText => ({
  type: "output_text",
  text: words,
  annotations: [],
  logprobs: [],
});

const message = (
  content: ResponseOutputMessage["content"][number],
  status: ResponseOutputMessage["status"] = "completed",
): ResponseOutputMessage => ({
  id: "msg_fake",
  type: "message",
  role: "assistant",
  status,
  content: [content],
});

/** The client's own type names every field that the vendor's contract requires. */
function envelope({ model, instructions }: Question, output: Response["output"]): Omit<Response, "output_text"> {
  return {
    id: "resp_fake",
    object: "response",
    created_at: 1_760_000_000,
    status: "completed",
    error: null,
    incomplete_details: null,
    instructions,
    metadata: {},
    model,
    output,
    parallel_tool_calls: true,
    temperature: 1,
    tool_choice: "auto",
    tools: [],
    top_p: 1,
    access_programs: null,
    usage: {
      input_tokens: 900,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: 200,
      output_tokens_details: { reasoning_tokens: 40 },
      total_tokens: 1_100,
    },
  };
}

function say(question: Question, words: string): void {
  sendEnvelope(question, envelope(question, [message(outputText(words))]));
}

function sendEnvelope({ response, record }: Question, body: ReturnType<typeof envelope>): void {
  record({ status: 200, body });
  sendJson(response, 200, body);
}

function refuse(response: ServerResponse, status: number, code: string, words = code, headers = {}): void {
  sendJson(response, status, { error: { message: words, type: code, param: null, code } }, headers);
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4010" } } });
  const { baseUrl } = await startFakeOpenAi(Number(values.port));
  process.stdout.write(`The fake model is on ${baseUrl}\n`);
}
