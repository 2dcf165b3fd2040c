/** One row a table. Portable subset: text ids, JSON as text, times as epoch milliseconds, no booleans. */
export type Tables = {
  valuation: ValuationRow;
  analysis: AnalysisRow;
};

export type ValuationRow = {
  id: string;
  created_at: number;
  /** The captured record as JSON, parsed by its contract whenever it is read. */
  record: string;
};

export type AnalysisRow = {
  /** Made of the page's content, the model and the prompt. */
  key: string;
  created_at: number;
  /** What the model said of the page, as JSON, parsed by its contract whenever it is read. */
  analysis: string;
};
