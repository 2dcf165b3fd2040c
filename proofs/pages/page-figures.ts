import { z } from "zod";

/** Cost of a page's first load: milliseconds, transferred bytes of bodies, requests. */
export type PageFigures = {
  readonly performance: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly image: number;
  readonly document: number;
  /** Headers of all answers together, in bytes. */
  readonly headers: number;
  readonly requests: number;
  /** Layout shifts that the browser's trace attributes to a web font. */
  readonly fontShifts: number;
};

const request = z.object({
  url: z.string(),
  transferSize: z.number().default(0),
  resourceType: z.string().default("Other"),
  mimeType: z.string().default(""),
});

type Request = z.infer<typeof request>;

const metric = z.object({ numericValue: z.number() });

const culprit = z.object({ extra: z.object({ type: z.string(), value: z.string().optional() }).optional() });

const shiftTable = z.object({
  items: z.array(z.object({ subItems: z.object({ items: z.array(culprit) }).optional() })),
});

/** The parts of a Lighthouse report that we read. A report without one of them is not a measurement. */
const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    "largest-contentful-paint": metric,
    "total-blocking-time": metric,
    "cumulative-layout-shift": metric,
    "network-requests": z.object({ details: z.object({ items: z.array(request) }) }),
    "cls-culprits-insight": z.object({ details: z.object({ items: z.array(shiftTable) }).optional() }),
  }),
});

const answered = z.object({
  method: z.literal("Network.responseReceived"),
  params: z.object({ response: z.object({ url: z.string(), encodedDataLength: z.number() }) }),
});

/** Lighthouse's transfer size includes the headers; the browser's log has their size. */
function headerSizes(devtoolsLog: readonly unknown[]): ReadonlyMap<string, number> {
  const answers = devtoolsLog.flatMap((entry) => answered.safeParse(entry).data ?? []);
  return new Map(answers.map(({ params: { response } }) => [response.url, response.encodedDataLength]));
}

export function pageFigures(lighthouseReport: unknown, devtoolsLog: readonly unknown[]): PageFigures {
  const { categories, audits } = report.parse(lighthouseReport);
  const requests = audits["network-requests"].details.items.filter(({ url }) => !url.startsWith("data:"));
  const sizes = headerSizes(devtoolsLog);
  const headersOf = ({ url }: Request) => sizes.get(url) ?? 0;
  const sum = (items: readonly Request[], of: (item: Request) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  const bytes = (kind: Kind) =>
    sum(
      requests.filter((item) => kindOf(item) === kind),
      (item) => Math.max(0, item.transferSize - headersOf(item)),
    );
  const shifts = (audits["cls-culprits-insight"].details?.items ?? []).flatMap(({ items }) => items);
  return {
    performance: Math.round(categories.performance.score * 100),
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    script: bytes("script"),
    style: bytes("style"),
    font: bytes("font"),
    image: bytes("image"),
    document: bytes("document"),
    headers: sum(requests, headersOf),
    requests: requests.length,
    fontShifts: shifts.filter(({ subItems }) => subItems?.items.some(isFont)).length,
  };
}

type Kind = "script" | "style" | "font" | "image" | "document" | "other";

const kindOfType: Readonly<Record<string, Kind>> = {
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Image: "image",
  Document: "document",
};

/** A preloaded file or a referenced drawing has no resource type, so its MIME type is used. */
function kindOf({ resourceType, mimeType }: Request): Kind {
  if (/javascript/.test(mimeType)) return "script";
  return kindOfType[resourceType] ?? (/^(image|font)\//.exec(mimeType)?.[1] as "image" | "font" | undefined) ?? "other";
}

/** Frames also have a URL, but it is a page's. */
const isFont = ({ extra }: z.infer<typeof culprit>) => /\.(woff2?|ttf|otf)\b/.test(extra?.value ?? "");
