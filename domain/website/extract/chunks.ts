/** The text of a stream by position, for a reader that only moves on. */
export function createChunks(): { push(chunk: string): void; slice(start: number, end: number): string } {
  let chunks: string[] = [];
  let first = 0;
  /** Where the first chunk that is still held begins. */
  let base = 0;

  function passOver(): void {
    base += chunks[first]?.length ?? 0;
    first++;
    // In strides: taking the first of a long list off costs as much as the list is long.
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
