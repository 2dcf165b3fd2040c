/** The store cannot be used as it is. The message is one line for the operator: it names the remedy and holds no secret. */
export class StoreError extends Error {
  override name = "StoreError";
}
