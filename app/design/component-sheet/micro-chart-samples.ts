import type { MicroChartData } from "#app/design/charts/micro-chart.tsx";

/** One small chart of every kind, as the SaaS page uses them. */
export const microCharts: readonly { readonly name: string; readonly data: MicroChartData }[] = [
  { name: "ARR", data: { kind: "growth", values: [18, 22, 25, 31, 36, 44, 51, 60] } },
  {
    name: "NRR",
    data: {
      kind: "line",
      values: [98, 100, 101, 103, 104, 107, 110, 114],
      domain: [92, 116],
      reference: 100,
      marked: 7,
    },
  },
  {
    name: "GRR",
    data: { kind: "line", values: [98, 96, 95, 94, 93.5, 93, 93, 93], domain: [70, 100], reference: 100 },
  },
  { name: "Churn", data: { kind: "bars", values: [52, 40, 33, 27, 22, 19, 17, 16] } },
  { name: "GM", data: { kind: "share", value: 0.78 } },
  {
    name: "CAC",
    data: { kind: "line", values: [-20, -16, -11, -6, 0, 6, 13, 20], domain: [-22, 22], reference: 0, marked: 4 },
  },
  { name: "LTV", data: { kind: "ratio", value: 3.2, against: 1 } },
  { name: "R40", data: { kind: "sum", parts: [26, 19], threshold: 40 } },
  { name: "ACV", data: { kind: "bars", values: [6, 14, 26, 40, 52, 44, 30, 18, 10, 5], highlighted: 4 } },
  { name: "Top 10", data: { kind: "bars", values: [50, 34, 24, 18, 14, 11, 9, 8, 7, 6], highlighted: 0 } },
  { name: "Burn", data: { kind: "turn", values: [-24, -20, -15, -10, -4, 5, 13, 22] } },
  {
    name: "RPO",
    data: {
      kind: "stack",
      values: [
        [12, 10],
        [14, 12],
        [17, 13],
        [20, 15],
        [23, 16],
        [26, 19],
        [29, 21],
        [33, 22],
      ],
    },
  },
];
