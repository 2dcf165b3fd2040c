import { createMetricsRegistry, type MetricsRegistry } from "./metrics-registry.ts";

export type Family = { readonly type: string; readonly series: ReadonlyMap<string, number> };

const metricName = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const helpLine = new RegExp(`^# HELP (?<name>${metricName}) (?<help>\\S.*)$`);
const typeLine = new RegExp(`^# TYPE (?<name>${metricName}) (?<type>counter|gauge|histogram)$`);
const sampleLine = new RegExp(`^(?<name>${metricName})(?:\\{(?<labels>.*)\\})? (?<value>[^ ]+)$`);
const label = /^(?<name>[a-zA-Z_][a-zA-Z0-9_]*)="(?<value>(?:[^"\\\n]|\\[\\"n])*)"(?:,(?!$)|$)/;

/** Parses the text format strictly. @throws if it is invalid. */
export function parseMetrics(text: string): ReadonlyMap<string, Family> {
  if (!text.endsWith("\n")) throw new Error("The text does not end in a line break");
  const families = new Map<string, { type: string; series: Map<string, number> }>();
  let helped = "";
  let current = "";
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const help = helpLine.exec(line)?.groups?.["name"];
    if (help !== undefined) {
      helped = help;
      continue;
    }
    const typed = typeLine.exec(line)?.groups;
    if (typed) {
      const { name = "", type = "" } = typed;
      if (name !== helped || families.has(name)) throw new Error(`Misplaced or repeated: ${line}`);
      families.set(name, { type, series: new Map() });
      current = name;
      continue;
    }
    addSample(line, current, families.get(current));
  }
  for (const [name, family] of families) checkFamily(name, family);
  return families;
}

function addSample(line: string, current: string, family?: { type: string; series: Map<string, number> }): void {
  const { name = "", labels = "", value = "" } = sampleLine.exec(line)?.groups ?? {};
  const suffixes = family?.type === "histogram" ? ["_bucket", "_sum", "_count"] : [""];
  if (!family || !suffixes.some((suffix) => name === current + suffix)) throw new Error(`Not in its family: ${line}`);
  const number = value === "+Inf" ? Number.POSITIVE_INFINITY : Number(value);
  // Collectors accept NaN; the event loop's mean is NaN before its first round.
  if (value === "" || (Number.isNaN(number) && !/^nan$/i.test(value))) throw new Error(`No number: ${line}`);
  const id = `${name}{${labelsOf(labels, line).toSorted().join(",")}}`;
  if (family.series.has(id)) throw new Error(`Twice: ${line}`);
  family.series.set(id, number);
}

function labelsOf(text: string, line: string): string[] {
  const found: string[] = [];
  for (let rest = text; rest !== ""; ) {
    const [whole, name, value] = label.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`Bad labels: ${line}`);
    found.push(`${name}="${value}"`);
    rest = rest.slice(whole.length);
  }
  const names = found.map((each) => each.split("=")[0]);
  if (new Set(names).size !== names.length) throw new Error(`A label twice: ${line}`);
  return found;
}

function checkFamily(name: string, { type, series }: Family): void {
  if (type === "counter" && !name.endsWith("_total")) throw new Error(`A counter that is not called total: ${name}`);
  if (type !== "histogram") return;
  const counts = [...series].filter(([id]) => id.startsWith(`${name}_count{`));
  for (const [id, count] of counts) {
    const labels = id.slice(`${name}_count{`.length, -1);
    const buckets = [...series].filter(
      ([bucket]) => bucket.startsWith(`${name}_bucket{`) && bucket.replace(/,?le="[^"]*",?/, "").includes(labels),
    );
    const values = buckets.map(([, value]) => value);
    if (values.some((value, index) => value < (values[index - 1] ?? 0))) throw new Error(`Buckets shrink: ${id}`);
    if (values.at(-1) !== count || !series.has(id.replace("_count{", "_sum{"))) throw new Error(`Not whole: ${id}`);
  }
}

/** Metrics that a test can read back. */
export function metricsFixture() {
  const metrics: MetricsRegistry = createMetricsRegistry({ runtime: false });
  const seriesOf = async () =>
    new Map([...parseMetrics(await metrics.text()).values()].flatMap(({ series }) => [...series]));
  return {
    metrics,
    /** The value of one series, with its labels in alphabetical order; undefined if it is absent. */
    value: async (series: string) => (await seriesOf()).get(series.includes("{") ? series : `${series}{}`),
    numberOfSeries: async () => (await seriesOf()).size,
  };
}
