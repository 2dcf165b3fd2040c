import { data } from "react-router";

/** Turns a store failure into HTTP 503 with a retry, so that it is not mistaken for an unknown id. */
export async function storeErrorsAs503<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch {
    // The cause is in the server's log; passing the error on could expose the id.
    throw data(null, { status: 503, statusText: "Service Unavailable" });
  }
}
