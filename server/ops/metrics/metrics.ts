import type { CounterName, HistogramName, LabelsOf } from "./metrics-table.ts";

/** Where code reports what happened. A label value that is not in the table counts as "other". */
export type Metrics = {
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>): void;
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, value: number): void;
};

/** For a site without a metrics port, and for tests of other things. */
export const silentMetrics: Metrics = { count: () => undefined, observe: () => undefined };
