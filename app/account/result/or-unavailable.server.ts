import { data } from "react-router";

/** A store that does not answer is no reason to say that there is nothing: the error screen with HTTP 503, and a way to try again. */
export async function orUnavailable<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch {
    // What went wrong is in the server's log; an error passed on could quote what was asked for.
    throw data(null, { status: 503, statusText: "Service Unavailable" });
  }
}
