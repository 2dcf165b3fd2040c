/** One row a table. Portable subset: text ids, JSON as text, times as epoch milliseconds, no booleans. */
export type Tables = {
  valuation: ValuationRow;
};

export type ValuationRow = {
  id: string;
  created_at: number;
  /** The captured record as JSON, parsed by its contract whenever it is read. */
  record: string;
};
