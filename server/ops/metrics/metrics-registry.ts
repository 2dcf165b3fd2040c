import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Metrics } from "./metrics.ts";
import {
  anyValue,
  type CounterName,
  type GaugeName,
  type LabelsOf,
  type MetricName,
  metricRow,
  metricsTable,
} from "./metrics-table.ts";

export type Sample<Name extends MetricName> = { readonly labels: LabelsOf<Name>; readonly value: number };
type Samples<Name extends MetricName> = readonly Sample<Name>[];

/** The metrics of one process, in the Prometheus text format. */
export type MetricsRegistry = Metrics & {
  /** A gauge is read on each scrape; without samples it is absent. */
  watch<Name extends GaugeName>(name: Name, read: () => Samples<Name> | Promise<Samples<Name>>): void;
  /** Adds a total that is counted more cheaply elsewhere. It only grows. */
  follow<Name extends CounterName>(name: Name, totals: () => Samples<Name>): void;
  text(): Promise<string>;
  readonly contentType: string;
};

type Labels = Readonly<Record<string, string>>;
type Read = () => readonly { readonly labels: Labels; readonly value: number }[];
type ReadLater = () => ReturnType<Read> | Promise<ReturnType<Read>>;

/** Small families show all their series from the start, so that an alert on an increase sees the first one too. */
const maxShownAtZero = 160;

/** @param runtime also the process's own metrics: memory, CPU, event loop, garbage collection. */
export function createMetricsRegistry({ runtime = true } = {}): MetricsRegistry {
  const registry = new Registry();
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  const gaugeSources = new Map<string, ReadLater>();
  const counterSources = new Map<string, Read>();
  for (const name of Object.keys(metricsTable) as MetricName[]) make(name);
  if (runtime) collectDefaultMetrics({ register: registry });

  function make(key: MetricName): void {
    const { type, name, help, labels, buckets = [] } = metricRow(key);
    const config = { name, help, labelNames: Object.keys(labels), registers: [registry] };
    if (type === "gauge") {
      new Gauge({
        ...config,
        async collect() {
          await refresh(this, gaugeSources.get(key));
        },
      });
    } else if (type === "histogram") {
      histograms.set(key, new Histogram({ ...config, buckets: [...buckets] }));
    } else {
      const added = new Map<string, number>();
      const counter = new Counter({
        ...config,
        collect() {
          for (const { labels: of, value } of counterSources.get(key)?.() ?? []) {
            const id = JSON.stringify(of);
            this.inc(of, value - (added.get(id) ?? 0));
            added.set(id, value);
          }
        },
      });
      const every = combinations(Object.entries(labels));
      if (every.length <= maxShownAtZero) for (const each of every) counter.inc(each, 0);
      counters.set(key, counter);
    }
  }

  return {
    count: (name, labels) => counters.get(name)?.inc(listed(name, labels as Labels)),
    observe: (name, labels, value) => histograms.get(name)?.observe(listed(name, labels as Labels), value),
    watch: (name, read) => void gaugeSources.set(name, read as ReadLater),
    follow: (name, totals) => void counterSources.set(name, totals as Read),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

async function refresh(gauge: Gauge, read: ReadLater | undefined): Promise<void> {
  const samples = read ? await read() : [];
  gauge.reset();
  // A gauge without labels would start at zero again, which would be wrong.
  if (samples.length === 0) gauge.remove({});
  for (const { labels, value } of samples) gauge.set(labels, value);
}

/** Only label values of the table, so that series stay bounded. */
function listed(name: MetricName, given: Labels): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [label, values] of Object.entries(metricRow(name).labels)) {
    const value = given[label] ?? "";
    labels[label] = values === anyValue || values.includes(value) ? value : "other";
  }
  return labels;
}

function combinations(labels: readonly (readonly [string, readonly string[]])[]): readonly Labels[] {
  const [first, ...rest] = labels;
  if (!first) return [{}];
  const [label, values] = first;
  return combinations(rest).flatMap((others) => values.map((value) => ({ [label]: value, ...others })));
}
