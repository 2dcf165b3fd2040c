/** The text of a stream by position, for a reader that only moves forward. */
export function createChunks(): { push(chunk: string): void; slice(start: number, end: number): string } {
  let chunks: string[] = [];
  let first = 0;
  /** The position of the first chunk that is still held. */
  let base = 0;

  function passOver(): void {
    base += chunks[first]?.length ?? 0;
    first++;
    // In batches: removing the first element of a long array costs as much as the array is long.
    if (first < 1_024) return;
    chunks = chunks.slice(first);
    first = 0;
  }

  return {
    push: (chunk) => {
      chunks.push(chunk);
    },
    slice(start, end) {
      let chunk = chunks[first];
      while (chunk !== undefined && start - base >= chunk.length) {
        passOver();
        chunk = chunks[first];
      }
      let text = chunk?.slice(start - base, end - base) ?? "";
      while (chunk !== undefined && end - base > chunk.length) {
        passOver();
        chunk = chunks[first];
        text += chunk?.slice(0, end - base) ?? "";
      }
      return text;
    },
  };
}
