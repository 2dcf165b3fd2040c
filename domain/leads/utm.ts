/** Where the visitor came from. */
export type Utm = {
  readonly source: string;
  readonly medium: string;
  readonly campaign?: string;
  readonly term?: string;
  readonly content?: string;
};

export const defaultUtm = { source: "direct", medium: "organic" } as const satisfies Utm;
