/** An answer as it stood on the wire. */
export type RawAnswer = {
  readonly status: number;
  /** As sent: names in lower case, each value apart, so that a doubled or smuggled header shows. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** Whether the connection can carry another request. */
  readonly keepsOpen: boolean;
};

export const headerOf = ({ headers }: RawAnswer, name: string): string | undefined =>
  headers.find(([each]) => each === name)?.[1];
