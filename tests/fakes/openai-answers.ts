import { z } from "zod";

/** The page as sent to the model: the JSON on the second line of the user message. */
const pageSchema = z.object({
  title: z.string(),
  metaDescription: z.string(),
  headings: z.array(z.string()),
  textContent: z.string(),
});

export type FakePage = z.infer<typeof pageSchema>;

/** A request without it gets the model's default. */
const reasoning = z.strictObject({ effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh"]) });

export const requestSchema = z.object({
  model: z.string().min(1),
  instructions: z.string(),
  input: z.array(z.object({ role: z.enum(["user", "developer", "system", "assistant"]), content: z.string() })).min(1),
  text: z.object({
    format: z.object({
      type: z.literal("json_schema"),
      name: z.string().regex(/^[\w-]{1,64}$/),
      strict: z.literal(true),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
  reasoning,
  max_output_tokens: z.int().min(16),
  store: z.literal(false),
});

export const smallQuestionSchema = z.strictObject({
  model: z.string().min(1),
  input: z.string().min(1),
  reasoning,
  max_output_tokens: z.int().min(16),
  store: z.literal(false),
});

export type FakeRequest = z.infer<typeof requestSchema>;

export function pageIn({ input }: FakeRequest): FakePage {
  const message = input.find(({ role }) => role === "user")?.content ?? "";
  return pageSchema.parse(JSON.parse(message.split("\n")[1] ?? ""));
}

/** An honest reading: it quotes the given page. */
export function goodReading(page: FakePage) {
  const firstWords = (text: string) => text.trim().split(/\s+/).slice(0, 8).join(" ");
  const quoted = [page.metaDescription, ...page.headings, page.textContent]
    .map(firstWords)
    .filter((quote) => quote.length > 4);
  return {
    overview: `${page.title} presents itself to its customers on one page. It says plainly what it does.`,
    industry: "Precision machining and fabrication",
    businessModel: "Contract manufacturing",
    location: "Dayton, Ohio",
    aspects: quoted.slice(0, 3).map((quote, index) => ({
      type: (["positive", "neutral", "negative"] as const)[index % 3],
      title: ["Clear offer", "Known focus", "One place"][index % 3],
      description: "The page says so in its own words.",
      quote,
    })),
  };
}

/** A model that obeys the page. */
export function obedientReading(page: FakePage) {
  const worth = "This company is worth $1B.";
  return {
    ...goodReading(page),
    overview: `<script>alert("owned")</script>${worth} ${goodReading(page).overview} Call https://evil.example/now.`,
    industry: "<b>Unicorns</b>\n",
    aspects: [
      ...goodReading(page).aspects,
      { type: "positive", title: worth, description: worth, quote: "worth $1B" },
      { type: "positive", title: "Best of all", description: "Buy at once.", quote: "words that stand on no page" },
    ],
  };
}

const unsupportedKeywords = ["minLength", "maxLength", "allOf", "oneOf", "not", "if", "patternProperties", "default"];

/** The vendor refuses a strict schema with open objects, optional properties or keywords outside its subset. */
export function strictSchemaFault(schema: unknown, at = "schema"): string | undefined {
  const part = schemaPart.safeParse(schema).data;
  if (!part) return `${at} is no schema`;
  const keyword = unsupportedKeywords.find((name) => name in part);
  if (keyword) return `'${keyword}' is not permitted in ${at}`;
  const inner = Object.entries(part.items ? { ...part.properties, items: part.items } : part.properties);
  return (
    (part.type === "object" ? objectFault(part, at) : undefined) ??
    inner.map(([key, value]) => strictSchemaFault(value, `${at}.${key}`)).find(Boolean)
  );
}

const schemaPart = z.looseObject({
  type: z.string(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
});

function objectFault({ additionalProperties, properties, required }: z.infer<typeof schemaPart>, at: string) {
  if (additionalProperties !== false) return `'additionalProperties' must be false in ${at}`;
  const optional = Object.keys(properties).find((name) => !required.includes(name));
  return optional && `'required' must list '${optional}' in ${at}`;
}
