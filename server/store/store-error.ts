/** The store cannot be used. The message is one line for the operator: it names the remedy and contains no secret. */
export class StoreError extends Error {
  override name = "StoreError";
}
