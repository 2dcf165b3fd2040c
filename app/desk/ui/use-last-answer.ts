import { useState } from "react";
import { useActionData, useLocation } from "react-router";

/**
 * The answer to the last form of the page. The router forgets it when the data is loaded again, as it is when a
 * colleague changes something: a link that is shown once would vanish, and a dialog would close.
 */
export function useLastAnswer<Answer>(): Answer | undefined {
  const answer = useActionData() as Answer | undefined;
  const { key } = useLocation();
  const [last, setLast] = useState({ answer, key });
  const isNew = key !== last.key || (answer !== undefined && answer !== last.answer);
  if (isNew) setLast({ answer, key });
  return isNew ? answer : last.answer;
}
