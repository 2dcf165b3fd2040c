import { useState } from "react";
import { useActionData, useLocation } from "react-router";
import type { SettingsAnswer } from "./run-settings-form.ts";

/**
 * The answer to the last form of the page. The router forgets it when the data is loaded again, as it is when a
 * colleague changes something: a link that is shown once would vanish, and a dialog would close.
 */
export function useLastAnswer(): SettingsAnswer | undefined {
  const answer = useActionData<SettingsAnswer>();
  const { key } = useLocation();
  const [last, setLast] = useState({ answer, key });
  const isNew = key !== last.key || (answer !== undefined && answer !== last.answer);
  if (isNew) setLast({ answer, key });
  return isNew ? answer : last.answer;
}
