import type { CounterName, HistogramName, LabelsOf } from "./metrics-table.ts";

/** Where whoever works says what happened. A value that the table does not list counts as "other". */
export type Metrics = {
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>): void;
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, value: number): void;
};

/** For a site without a port for metrics, and for tests of other things. */
export const silentMetrics: Metrics = { count: () => undefined, observe: () => undefined };
