/** Screens as CSV, for owners. */
export type ExportAccess = {
  /** The sales of a month, YYYY-MM. */
  sales(month: string): Promise<string>;
  /** The counts of the week that begins on this Monday. */
  funnel(monday: string): Promise<string>;
};
